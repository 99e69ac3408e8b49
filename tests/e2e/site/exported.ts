import { readFileSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { parse } from "parse5";
import { attributeOf, elementsOf } from "@/scripts/tools/csp.mjs";
import { outDir } from "@/scripts/tools/project.mjs";

/** One exported page, as a browser without JavaScript gets it. */
export interface ExportedPage {
  /** As in the table of pages: `/`, `/about/design-language/`. */
  readonly path: string;
  readonly html: string;
  readonly ids: ReadonlySet<string>;
  /** Every `href` and `src`. */
  readonly links: readonly string[];
  readonly elements: ReturnType<typeof elementsOf> extends Generator<infer Element>
    ? readonly Element[]
    : never;
}

/** Every exported file, as a path from the site's root: `/index.html`. */
export function exportedFiles(): string[] {
  return readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(outDir.length).split(sep).join("/"));
}

/** Every exported page. The build writes the 404 page twice; the copy for servers is left out. */
export function exportedPages(): ExportedPage[] {
  return exportedFiles()
    .filter((file) => file.endsWith(".html") && file !== "/404.html")
    .map((file) => readPage(file));
}

function readPage(file: string): ExportedPage {
  const html = readFileSync(join(outDir, file), "utf8");
  const elements = [...elementsOf(parse(html))];
  const valuesOf = (name: string) => elements.flatMap((element) => attributeOf(element, name) ?? []);
  return {
    path: file.replace(/index\.html$/, ""),
    html,
    elements,
    ids: new Set(valuesOf("id")),
    links: [...valuesOf("href"), ...valuesOf("src")],
  };
}
