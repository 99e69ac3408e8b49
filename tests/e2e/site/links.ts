import { siteBasePath } from "./address";
import { exportedFiles, exportedPages } from "./exported";

const somewhere = "https://site.invalid";

/**
 * Why a link leads nowhere; undefined when it leads somewhere. Links to other sites are
 * asked for encryption only: the tests touch no network.
 */
function whyBroken(from: string, link: string): string | undefined {
  if (link.startsWith("data:")) return undefined;
  if (!URL.canParse(link, somewhere)) return "not an address";
  const basePath = siteBasePath();
  const url = new URL(link, `${somewhere}${basePath}${from}`);
  if (url.origin !== somewhere) {
    return ["https:", "mailto:"].includes(url.protocol) ? undefined : `${url.protocol} is not allowed`;
  }
  if (!url.pathname.startsWith(`${basePath}/`)) return "outside the site's base path";
  const path = decodeURI(url.pathname.slice(basePath.length));
  const page = exportedPages().find((candidate) => candidate.path === path);
  if (!page) return exportedFiles().has(path) ? undefined : "no such page or file";
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor === "" || page.ids.has(anchor) ? undefined : `no element has the id "${anchor}"`;
}

/** Each broken link of one page, once, with the reason. */
export function brokenLinks(from: string, links: readonly string[]): string[] {
  return [...new Set(links)].flatMap((link) => {
    const reason = whyBroken(from, link);
    return reason === undefined ? [] : [`${from}: ${link}: ${reason}`];
  });
}
