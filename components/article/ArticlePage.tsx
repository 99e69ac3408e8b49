import type { PageAbout } from "@/lib/site/about";
import { ArticleFacts, type ArticleFactsProps } from "./ArticleFacts";
import { ContentsList, type ContentsEntry } from "./ContentsList";
import { Neighbours, type NeighboursProps } from "./Neighbours";
import { PageHead } from "./PageHead";
import { Prose } from "./Prose";

/** What an article page shows. */
export interface ArticlePageProps extends ArticleFactsProps, NeighboursProps {
  readonly about: PageAbout;
  readonly outline: readonly ContentsEntry[];
  /** The prose, rendered at build. */
  readonly html: string;
}

/** An article: title, contents, prose, and where to go on. */
export function ArticlePage({ about, outline, html, ...rest }: ArticlePageProps) {
  return (
    <main id="main" className="article has-contents">
      <PageHead about={about} />
      <header className="article-head">
        <h1>{about.title}</h1>
        <ArticleFacts {...rest} />
      </header>
      <ContentsList entries={outline} />
      <Prose html={html} />
      <Neighbours {...rest} />
    </main>
  );
}
