import { hrefOf } from "./paths";

/** Scheme and host of the published site, from `site.config.mjs`; empty where nobody has said. */
const SITE_URL = process.env.NEXT_PUBLIC_SITE_URL ?? "";

/** The full address of a page or file, or null where the site's host is not known. */
export function addressOf(path: string): string | null {
  return SITE_URL === "" ? null : `${SITE_URL}${hrefOf(path)}`;
}

/** Path of the picture that stands for a page where somebody shares its address. */
export function socialImagePath(pagePath: string): string {
  const name = pagePath.replace(/^\/|\/$/g, "").replaceAll("/", "-");
  return `/social/${name === "" ? "home" : name}.png`;
}
