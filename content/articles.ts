import type { MDXContent } from "mdx/types";
import type { Figures } from "@/lib/scenario-store";
import { readMeta, type ArticleMeta } from "./meta";
import * as dataloaderPipeline from "./dataloader-pipeline/index.mdx";
import { figures as dataloaderPipelineFigures } from "./dataloader-pipeline/figures";

/** One article: what it says of itself, its prose, and the named scenarios of its figures. */
export interface Article {
  readonly meta: ArticleMeta;
  readonly Prose: MDXContent;
  readonly figures: Figures;
}

/** All articles. Imported at build only, so that no page ships another page's prose. */
export const ARTICLES: readonly Article[] = [
  {
    meta: readMeta(dataloaderPipeline.meta, "dataloader-pipeline"),
    Prose: dataloaderPipeline.default,
    figures: dataloaderPipelineFigures,
  },
];

/** Path of an article below `/concepts`, as its parts. */
export function pathOf({ category, slug }: ArticleMeta): readonly string[] {
  return [category, slug];
}

/** The article under these path parts. Throws when there is none. */
export function findArticle(path: readonly string[]): Article {
  const found = ARTICLES.find(({ meta }) => pathOf(meta).join("/") === path.join("/"));
  if (found === undefined) throw new Error(`No article at /concepts/${path.join("/")}.`);
  return found;
}
