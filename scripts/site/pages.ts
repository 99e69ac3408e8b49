import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { parse } from "parse5";
import { attributeOf, elementsOf } from "../tools/csp.mjs";

/** A page that wants to be found, as it speaks of itself in its own head. */
export interface SitePage {
  /** Below the base path, with slashes at both ends. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** ISO day of an article's last change; null for a page that is none. */
  readonly date: string | null;
}

/** Every page of an exported folder that says what it is about, by path. */
export async function readPages(folder: string): Promise<readonly SitePage[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(({ name }) => name === "index.html")
    .map(({ parentPath }) => join(parentPath, "index.html"))
    .sort();
  const pages = await Promise.all(
    files.map(async (file) => {
      const path = `/${relative(folder, file).split(sep).join("/")}`.replace(/index\.html$/, "");
      return readPage(path, await readFile(file, "utf8"));
    }),
  );
  return pages.filter((page) => page !== null);
}

/** What a page says of itself; null when it says nothing. */
export function readPage(path: string, html: string): SitePage | null {
  const properties = new Map<string, string>();
  for (const element of elementsOf(parse(html))) {
    const name = attributeOf(element, "property") ?? attributeOf(element, "name");
    if (element.tagName === "meta" && name !== undefined) {
      properties.set(name, attributeOf(element, "content") ?? "");
    }
  }
  const title = properties.get("og:title");
  if (title === undefined) return null;
  return {
    path,
    title,
    description: properties.get("og:description") ?? "",
    date: properties.get("article:published_time") ?? null,
  };
}
