import type { PageAbout } from "@/lib/site/about";
import { PageHead } from "./PageHead";
import { Prose } from "./Prose";

/** What an article page shows. */
export interface ArticlePageProps {
  readonly about: PageAbout;
  /** The whole article as `ArticleFrame` renders it at build. */
  readonly html: string;
}

/** An article. All of it is HTML from the build; the browser brings only its islands to life. */
export function ArticlePage({ about, html }: ArticlePageProps) {
  return (
    <>
      <PageHead about={about} />
      <Prose html={html} isArticle />
    </>
  );
}
