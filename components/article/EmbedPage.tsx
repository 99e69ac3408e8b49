import Head from "next/head";
import { ARTICLE_PATH, hrefOf } from "@/lib/site/paths";
import { Prose } from "./Prose";
import { SITE_NAME } from "./siteLinks";

interface EmbedPageProps {
  readonly title: string;
  /** Heading of the article that explains it. */
  readonly section: string;
  /** The widget's place, rendered at build. */
  readonly html: string;
}

/** A widget with as little around it as may be: its name, and the way to the article. */
export function EmbedPage({ title, section, html }: EmbedPageProps) {
  return (
    <main id="main" className="embed">
      <Head>
        <title>{`${title} · ${SITE_NAME}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <header className="embed-head">
        <h1>{title}</h1>
        <h2>
          <a href={hrefOf(`${ARTICLE_PATH}#${section}`)} target="_blank" rel="noopener">
            From {SITE_NAME}
          </a>
        </h2>
      </header>
      <Prose html={html} />
    </main>
  );
}
