import { Head, Html, Main, NextScript } from "next/document";
import { THEME_SCRIPT } from "@/components/article/themeScript";

/** The frame of every page. The theme is set before the first paint. */
export default function Document() {
  return (
    <Html lang="en" suppressHydrationWarning>
      <Head>
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
