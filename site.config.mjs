/**
 * Where the site lives, and where readers report errors. The only place that knows;
 * `next.config.mjs`, the scripts and the pages read it from here.
 *
 * - `SITE_URL`: scheme and host of the published site, e.g. `https://example.org`. Canonical
 *   links, social images and the sitemap need it. Without it nothing invents a host: what
 *   needs one is left out, and the build says so.
 * - `BASE_PATH`: folder of the site on that host, e.g. `/dataloader`. Empty at the root.
 * - `REPORT_URL`: the page where an issue is written, e.g. `https://example.org/issues/new`; it
 *   gets `title` and `body` as its query. Or `mailto:` with an address. Without it, reports open
 *   as a mail without a recipient.
 */

/** @param {string} text */
const withoutTrailingSlash = (text) => text.replace(/\/+$/, "");

/**
 * @param {string} text
 * @returns {string} "" or a path without a slash at its end
 */
const readBasePath = (text) => {
  const path = withoutTrailingSlash(text);
  if (path === "" || /^(\/[\w.~-]+)+$/.test(path)) return path;
  throw new Error(`BASE_PATH: found "${text}"; allowed is "" or a path such as "/dataloader".`);
};

/**
 * @param {string} text
 * @returns {string} "" or scheme and host, without a slash at its end
 */
const readSiteUrl = (text) => {
  const url = withoutTrailingSlash(text);
  if (url === "" || (URL.canParse(url) && /^https?:\/\/[^/?#]+$/.test(url))) return url;
  throw new Error(`SITE_URL: found "${text}"; allowed is a scheme and a host such as "https://example.org".`);
};

/**
 * @param {string} text
 * @returns {string} "", an address without query, or `mailto:` and a recipient
 */
const readReportUrl = (text) => {
  const isPage = URL.canParse(text) && /^https:\/\/[^?#]+$/.test(text);
  if (text === "" || isPage || /^mailto:[^\s?&]+@[^\s?&]+$/.test(text)) return text;
  throw new Error(
    `REPORT_URL: found "${text}"; allowed is "https://…" without a query, or "mailto:" and an address.`,
  );
};

export const basePath = readBasePath(process.env.BASE_PATH ?? "");
export const siteUrl = readSiteUrl(process.env.SITE_URL ?? "");
export const reportUrl = readReportUrl(process.env.REPORT_URL ?? "");
