/**
 * Where the site lives. The only place that knows; `next.config.mjs`, the scripts
 * and the pages read it from here.
 *
 * - `SITE_URL`: scheme and host of the published site, for canonical links and
 *   social images, e.g. `https://example.org`.
 * - `BASE_PATH`: folder of the site on that host, e.g. `/dataloader`. Empty at the root.
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
 * @returns {string} scheme and host, without a slash at its end
 */
const readSiteUrl = (text) => {
  const url = withoutTrailingSlash(text);
  if (URL.canParse(url) && /^https?:\/\/[^/?#]+$/.test(url)) return url;
  throw new Error(`SITE_URL: found "${text}"; allowed is a scheme and a host such as "https://example.org".`);
};

export const basePath = readBasePath(process.env.BASE_PATH ?? "");
export const siteUrl = readSiteUrl(process.env.SITE_URL ?? "http://localhost:3000");
