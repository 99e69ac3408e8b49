import type { SitePage } from "./pages";

/** Where the site lives: `url` is empty when nobody has said, and addresses then begin at the root of any host. */
export interface SitePlace {
  readonly url: string;
  readonly basePath: string;
}

const NO_HOST =
  "<!-- Built without SITE_URL: addresses lack their host. Build with SITE_URL=https://… to publish. -->\n";

/** The pages of the site for search engines. */
export function sitemapXml(pages: readonly SitePage[], place: SitePlace): string {
  const urls = pages.map(({ path, date }) => {
    const changed = date === null ? "" : `<lastmod>${date}</lastmod>`;
    return `  <url><loc>${addressIn(place, path)}</loc>${changed}</url>\n`;
  });
  return `${xmlHead(place)}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}

/** The articles as RSS 2.0, the newest first. */
export function feedXml(pages: readonly SitePage[], place: SitePlace, name: string): string {
  const articles = pages
    .flatMap((page) => (page.date === null ? [] : [{ ...page, date: page.date }]))
    .sort((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path));
  const items = articles.map(({ path, title, description, date }) => {
    const link = addressIn(place, path);
    return [
      "    <item>",
      `      <title>${escapeXml(title)}</title>`,
      `      <link>${link}</link>`,
      `      <guid isPermaLink="false">${escapeXml(path)}</guid>`,
      `      <pubDate>${new Date(date).toUTCString()}</pubDate>`,
      `      <description>${escapeXml(description)}</description>`,
      "    </item>\n",
    ].join("\n");
  });
  return [
    `${xmlHead(place)}<rss version="2.0">`,
    "  <channel>",
    `    <title>${escapeXml(name)}</title>`,
    `    <link>${addressIn(place, "/")}</link>`,
    `    <description>Articles on how training data reaches a GPU.</description>`,
    "    <language>en</language>",
    `${items.join("")}  </channel>`,
    "</rss>\n",
  ].join("\n");
}

/** All may be read; the sitemap is named once it has an address. */
export function robotsTxt(place: SitePlace): string {
  const sitemap = place.url === "" ? "" : `Sitemap: ${addressIn(place, "/sitemap.xml")}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

function xmlHead({ url }: SitePlace): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${url === "" ? NO_HOST : ""}`;
}

function addressIn({ url, basePath }: SitePlace, path: string): string {
  return escapeXml(`${url}${basePath}${path}`);
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
