import { Head, Html, Main, NextScript, type DocumentProps } from "next/document";
import { AboutTags } from "@/components/article/AboutTags";
import { OFFLINE_SCRIPT } from "@/components/article/offlineScript";
import { IN_TURN_SCRIPT, READING_SCRIPT } from "@/components/article/readingScript";
import { SiteTags } from "@/components/article/SiteTags";
import { THEME_SCRIPT } from "@/components/article/themeScript";
import { HatchSheet } from "@/components/charts/HatchSheet";
import { readPageAbout } from "@/lib/site/about";

/** The frame of every page. The theme is set before the first paint. */
export default function Document({ __NEXT_DATA__: { props } }: DocumentProps) {
  const about = readPageAbout(props);
  const isArticle = about !== null && about.article !== null;
  return (
    <Html lang="en" className={isArticle ? "has-bar" : undefined} suppressHydrationWarning>
      <Head>
        <SiteTags />
        {about !== null && <AboutTags about={about} />}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        {isArticle && <script dangerouslySetInnerHTML={{ __html: IN_TURN_SCRIPT }} />}
        {process.env.NODE_ENV === "production" && (
          <script dangerouslySetInnerHTML={{ __html: OFFLINE_SCRIPT }} />
        )}
      </Head>
      <body>
        <HatchSheet />
        <Main />
        {isArticle && <script dangerouslySetInnerHTML={{ __html: READING_SCRIPT }} />}
        <NextScript />
      </body>
    </Html>
  );
}
