import type { Neighbour, NeighboursProps } from "@/components/article/Neighbours";
import { ARTICLES, pathOf, type Article } from "./articles";

/** Address of an article's page below the base path. */
export function pagePathOf({ meta }: Article): string {
  return `/concepts/${pathOf(meta).join("/")}/`;
}

/** All pages that are meant to be read one after another: the articles by their order, then the method. */
function readingOrder(): readonly Neighbour[] {
  const articles = [...ARTICLES].sort((a, b) => a.meta.order - b.meta.order);
  return [
    ...articles.map((article) => ({ path: pagePathOf(article), title: article.meta.title })),
    { path: "/about/simulator/", title: "How good is the simulator?" },
  ];
}

/** The pages before and after an article. */
export function neighboursOf(article: Article): NeighboursProps {
  const order = readingOrder();
  const at = order.findIndex(({ path }) => path === pagePathOf(article));
  return { previous: order[at - 1] ?? null, next: order[at + 1] ?? null };
}
