import type { Nodes } from "mdast";
import type { ArticleFile } from "./article";
import { attributeOf, isJsx } from "./jsx";

/** A program of an article. */
export interface Program {
  readonly path: string;
  readonly line: number;
  readonly title: string;
  /** What it says it needs, e.g. `torch ≥ 1.13`. */
  readonly needs: string;
  readonly source: string;
}

/** The Python programs of an article. Throws at one that stands outside of `<Code>`. */
export function programsOf(files: readonly ArticleFile[]): readonly Program[] {
  const programs: Program[] = [];
  for (const { path, tree } of files) {
    const visit = (node: Nodes, title: string, needs: string): void => {
      if (node.type === "code" && node.lang === "python") {
        const line = node.position?.start.line ?? 0;
        if (title === "") throw new Error(`${path}:${line}: a program outside of <Code title needs>.`);
        programs.push({ path, line, title, needs, source: node.value });
      }
      if (!("children" in node)) return;
      const named = isJsx(node, "Code");
      node.children.forEach((child) => {
        visit(
          child,
          named ? (attributeOf(node, "title") ?? "") : title,
          named ? (attributeOf(node, "needs") ?? "") : needs,
        );
      });
    };
    visit(tree, "", "");
  }
  return programs;
}
