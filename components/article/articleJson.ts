import { addressOf, socialImagePath } from "@/lib/site/addresses";
import type { PageAbout } from "@/lib/site/about";
import { SITE_NAME } from "./siteLinks";

/** An article as JSON-LD (schema.org, TechArticle), safe inside a script element. */
export function articleJson({ path, title, description, article }: PageAbout): string {
  const url = addressOf(path);
  const image = addressOf(socialImagePath(path));
  const json = {
    "@context": "https://schema.org",
    "@type": "TechArticle",
    headline: title,
    description,
    inLanguage: "en",
    isAccessibleForFree: true,
    ...(article !== null && {
      datePublished: article.date,
      dateModified: article.date,
      keywords: article.keywords,
      proficiencyLevel: article.difficulty,
    }),
    ...(url !== null && { url, mainEntityOfPage: url }),
    ...(image !== null && { image }),
    author: { "@type": "Organization", name: `The ${SITE_NAME} authors` },
    license: "https://opensource.org/license/mit",
  };
  return JSON.stringify(json).replaceAll("<", "\\u003c");
}
