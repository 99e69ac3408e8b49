import type { GetStaticProps } from "next";
import { HomePage, type HomeArticle } from "@/components/article/HomePage";
import { SITE_NAME } from "@/components/article/siteLinks";
import { ARTICLES } from "@/content/articles";
import { pagePathOf } from "@/content/readingOrder";
import { renderArticle } from "@/content/render";
import type { PageAbout } from "@/lib/site/about";

interface HomeProps {
  readonly about: PageAbout;
  readonly articles: readonly HomeArticle[];
}

/** The front page. */
export default function Home(props: HomeProps) {
  return <HomePage {...props} />;
}

export const getStaticProps: GetStaticProps<HomeProps> = () => ({
  props: {
    about: {
      path: "/",
      title: SITE_NAME,
      description:
        "How training data reaches a GPU: an interactive article on PyTorch’s DataLoader, driven by one simulator.",
      article: null,
    },
    articles: ARTICLES.map((article) => ({
      path: pagePathOf(article),
      title: article.meta.title,
      description: article.meta.description,
      readingMinutes: renderArticle(article).readingMinutes,
    })),
  },
});
