import { addressOf, socialImagePath } from "@/lib/site/addresses";
import type { PageAbout } from "@/lib/site/about";
import { articleJson } from "./articleJson";
import { SITE_NAME } from "./siteLinks";

/**
 * What a page tells search engines and previews. Rendered into the document at build, so that it
 * costs readers no JavaScript. Without the site's host there are no addresses to name.
 */
export function AboutTags({ about }: { readonly about: PageAbout }) {
  const { path, title, description, article } = about;
  const address = addressOf(path);
  const image = addressOf(socialImagePath(path));
  return (
    <>
      {address !== null && <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:type" content={article === null ? "website" : "article"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address !== null && <meta property="og:url" content={address} />}
      {image !== null && (
        <>
          <meta property="og:image" content={image} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={`${title}: a simulated run, one lane per worker`} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {article !== null && (
        <>
          <meta property="article:published_time" content={article.date} />
          <meta name="keywords" content={article.keywords.join(", ")} />
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: articleJson(about) }} />
        </>
      )}
    </>
  );
}
