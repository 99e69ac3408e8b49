import type { GetStaticPaths, GetStaticProps } from "next";
import { ARTICLES, findArticle, pathOf } from "@/content/articles";
import { pagePathOf } from "@/content/readingOrder";
import { renderPage } from "@/content/renderPage";
import { ArticlePage, type ArticlePageProps } from "@/components/article/ArticlePage";
import { Islands } from "@/components/widgets/islands/Islands";
import type { Figures } from "@/lib/scenario-store";

interface ConceptProps extends ArticlePageProps {
  readonly figures: Figures;
}

/** One article. Its prose is HTML from the build; only the islands are React in the browser. */
export default function Concept({ figures, ...article }: ConceptProps) {
  return (
    <>
      <ArticlePage {...article} />
      <Islands figures={figures} />
    </>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({
  paths: ARTICLES.map(({ meta }) => ({ params: { slug: [...pathOf(meta)] } })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<ConceptProps> = ({ params }) => {
  const path = params?.slug ?? [];
  const article = findArticle(typeof path === "string" ? [path] : path);
  const { title, description, date, difficulty, keywords } = article.meta;
  return {
    props: {
      about: { path: pagePathOf(article), title, description, article: { date, keywords, difficulty } },
      html: renderPage(article),
      figures: article.figures,
    },
  };
};
