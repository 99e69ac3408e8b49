/** Address of the served site, its base path included and no slash at its end. */
export function siteAddress(): string {
  const address = process.env.SITE_ADDRESS;
  if (address === undefined) throw new Error("SITE_ADDRESS: not set; Playwright's global setup sets it.");
  return address.replace(/\/$/, "");
}

/** The site's base path: "" or "/folder". */
export function siteBasePath(): string {
  return new URL(siteAddress()).pathname.replace(/\/$/, "");
}

/** A path of the table below the served site, e.g. `/` → `http://127.0.0.1:41234/`. */
export function addressOf(path: string): string {
  return `${siteAddress()}${path}`;
}
