import { Head, Html, Main, NextScript } from "next/document";
import { THEME_SCRIPT } from "@/components/article/themeScript";
import { HatchSheet } from "@/components/charts/HatchSheet";
import { hrefOf } from "@/lib/site/paths";

/** The frame of every page. The theme is set before the first paint. */
export default function Document() {
  return (
    <Html lang="en" suppressHydrationWarning>
      <Head>
        <link rel="icon" type="image/svg+xml" href={hrefOf("/icon.svg")} />
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </Head>
      <body>
        <HatchSheet />
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
