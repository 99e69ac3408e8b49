import type { ExportedPage } from "./exported";

/** What links are checked against. */
export interface Site {
  /** "" or "/folder". */
  readonly basePath: string;
  readonly pages: readonly ExportedPage[];
  readonly files: ReadonlySet<string>;
}

const somewhere = "https://site.invalid";

/**
 * Why a link leads nowhere; undefined when it leads somewhere. Links to other sites are
 * asked for encryption only: the tests touch no network.
 */
export function whyBroken(site: Site, from: string, link: string): string | undefined {
  if (link.startsWith("data:")) return undefined;
  if (!URL.canParse(link, somewhere)) return "not an address";
  const url = new URL(link, `${somewhere}${site.basePath}${from}`);
  if (url.origin !== somewhere) {
    return ["https:", "mailto:"].includes(url.protocol) ? undefined : `${url.protocol} is not allowed`;
  }
  if (!url.pathname.startsWith(`${site.basePath}/`)) return "outside the site's base path";
  const path = decodeURI(url.pathname.slice(site.basePath.length));
  const page = site.pages.find((candidate) => candidate.path === path);
  if (!page) return site.files.has(path) ? undefined : "no such page or file";
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor === "" || page.ids.has(anchor) ? undefined : `no element has the id "${anchor}"`;
}

/** Each broken link of one page, with the reason. */
export function brokenLinks(site: Site, from: string, links: readonly string[]): string[] {
  return links.flatMap((link) => {
    const reason = whyBroken(site, from, link);
    return reason === undefined ? [] : [`${from}: ${link}: ${reason}`];
  });
}
