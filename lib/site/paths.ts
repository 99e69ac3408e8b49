/** Folder of the site on its host, from `site.config.mjs` by way of the build; empty at the root. */
const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? "";

/** The article that the site is about. */
export const ARTICLE_PATH = "/concepts/language-internals/dataloader-pipeline/";

/** The address of a page or file of this site, below its base path. `path` starts with a slash; a page's ends with one. */
export function hrefOf(path: string): string {
  return `${BASE_PATH}${path}`;
}
