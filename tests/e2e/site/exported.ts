import { readFileSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { parse } from "parse5";
import { attributeOf, elementsOf } from "@/scripts/tools/csp.mjs";
import { outDir } from "@/scripts/tools/project.mjs";

type Element = ReturnType<typeof elementsOf> extends Generator<infer Each> ? Each : never;

/** One exported page, as a browser without JavaScript gets it. */
export interface ExportedPage {
  /** As in the table of pages: `/`, `/about/design-language/`. */
  readonly path: string;
  readonly elements: readonly Element[];
  readonly ids: ReadonlySet<string>;
  /** Every `href` and `src` that names something to be there. */
  readonly links: readonly string[];
}

/** The export does not change while the tests run, so each process reads it once. */
const once = <Value>(read: () => Value) => {
  let value: Value | undefined;
  return () => (value ??= read());
};

/** Every exported file, as a path from the site's root: `/index.html`. */
export const exportedFiles = once(() => {
  const entries = readdirSync(outDir, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Set(paths.map((path) => path.slice(outDir.length).split(sep).join("/")));
});

/** Every exported page. The build writes the 404 page twice; the copy for servers is left out. */
export const exportedPages = once((): readonly ExportedPage[] =>
  [...exportedFiles()].filter((file) => file.endsWith(".html") && file !== "/404.html").map(readPage),
);

function readPage(file: string): ExportedPage {
  const elements = [...elementsOf(parse(readFileSync(join(outDir, file), "utf8")))];
  const valuesOf = (name: string, among = elements) =>
    among.flatMap((element) => attributeOf(element, name) ?? []);
  // Next hints at the host that fonts come from; a hint names no page.
  const naming = elements.filter((element) => attributeOf(element, "rel") !== "preconnect");
  return {
    path: file.replace(/index\.html$/, ""),
    elements,
    ids: new Set(valuesOf("id")),
    links: [...valuesOf("href", naming), ...valuesOf("src", naming)],
  };
}
