import type { GetStaticProps } from "next";
import { HomePage, type HomeArticle } from "@/components/article/HomePage";
import { ARTICLES, pathOf } from "@/content/articles";
import { renderArticle } from "@/content/render";

interface HomeProps {
  readonly articles: readonly HomeArticle[];
}

/** The front page. */
export default function Home({ articles }: HomeProps) {
  return <HomePage articles={articles} />;
}

export const getStaticProps: GetStaticProps<HomeProps> = () => ({
  props: {
    articles: ARTICLES.map((article) => ({
      path: `/concepts/${pathOf(article.meta).join("/")}/`,
      title: article.meta.title,
      description: article.meta.description,
      readingMinutes: renderArticle(article).readingMinutes,
    })),
  },
});
