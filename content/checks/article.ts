import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import remarkGfm from "remark-gfm";

/** One MDX file of an article, parsed. */
export interface ArticleFile {
  readonly path: string;
  readonly tree: Root;
}

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

const SECTION_IMPORT = /^import \w+ from "(\.\/sections\/[\w-]+\.mdx)";$/gm;

/** The index of an article and the sections that it imports, in the order of the imports. */
export function readArticle(indexPath: string): readonly ArticleFile[] {
  const index = readFileSync(indexPath, "utf8");
  const sections = [...index.matchAll(SECTION_IMPORT)].map(([, path = ""]) => join(dirname(indexPath), path));
  return [indexPath, ...sections].map((path) => ({ path, tree: parseMdx(readFileSync(path, "utf8")) }));
}

/** The syntax tree of an MDX text. Throws with line and column when it does not parse. */
export function parseMdx(text: string): Root {
  return processor.parse(text);
}
