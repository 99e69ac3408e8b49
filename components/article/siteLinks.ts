import { ARTICLE_PATH } from "@/lib/site/paths";

/** The name of the site. */
export const SITE_NAME = "DataLoader, explained";

/** A page that the header leads to. */
export interface SiteLink {
  /** Path below the base path, with slashes at both ends. */
  readonly to: string;
  readonly label: string;
}

/** The pages that the header leads to; each exists. */
export const SITE_LINKS: readonly SiteLink[] = [
  { to: ARTICLE_PATH, label: "Article" },
  { to: "/about/simulator/", label: "Simulator" },
  { to: "/about/design-language/", label: "Design language" },
];
