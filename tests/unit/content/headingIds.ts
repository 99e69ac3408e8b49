import GithubSlugger from "github-slugger";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { ArticleFile } from "@/content/checks/article";

/** Ids that the headings get at build (rehype-slug, which starts anew in each file). */
export function headingIds(files: readonly ArticleFile[]): readonly string[] {
  return files.flatMap(({ tree }) => {
    const slugger = new GithubSlugger();
    const ids: string[] = [];
    visit(tree, "heading", (heading) => {
      ids.push(slugger.slug(toString(heading)));
    });
    return ids;
  });
}
