import { renderToStaticMarkup } from "react-dom/server";
import { ArticleFrame } from "@/components/article/ArticleFrame";
import type { Article } from "./articles";
import { neighboursOf } from "./readingOrder";
import { renderArticle } from "./render";

/** The main part of an article's page as HTML. Runs at build. */
export function renderPage(article: Article): string {
  const { html, ...read } = renderArticle(article);
  return renderToStaticMarkup(
    <ArticleFrame {...article.meta} {...read} {...neighboursOf(article)} prose={html} />,
  );
}
