/**
 * Where the site lives. The only place that knows; `next.config.mjs`, the scripts
 * and the pages read it from here.
 *
 * - `SITE_URL`: scheme and host of the published site, for canonical links and
 *   social images, e.g. `https://example.org`. No trailing slash.
 * - `BASE_PATH`: folder of the site on that host, e.g. `/dataloader`. Empty at the root.
 */
const withoutTrailingSlash = (text) => text.replace(/\/+$/, "");

const readBasePath = (text) => {
  const path = withoutTrailingSlash(text);
  if (path !== "" && !/^(\/[\w.~-]+)+$/.test(path)) {
    throw new Error(`BASE_PATH: found "${text}"; allowed is "" or a path such as "/dataloader".`);
  }
  return path;
};

const readSiteUrl = (text) => {
  const url = withoutTrailingSlash(text);
  if (!URL.canParse(url) || !/^https?:\/\/[^/]+$/.test(url)) {
    throw new Error(`SITE_URL: found "${text}"; allowed is a scheme and a host such as "https://example.org".`);
  }
  return url;
};

export const basePath = readBasePath(process.env.BASE_PATH ?? "");
export const siteUrl = readSiteUrl(process.env.SITE_URL ?? "http://localhost:3000");
