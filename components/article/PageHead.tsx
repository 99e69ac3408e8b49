import Head from "next/head";
import type { PageAbout } from "@/lib/site/about";
import { SITE_NAME } from "./siteLinks";

/** Title and description of a page; the rest of what it says of itself stands in its document from the build. */
export function PageHead({ about: { title, description } }: { readonly about: PageAbout }) {
  return (
    <Head>
      <title>{title === SITE_NAME ? title : `${title} · ${SITE_NAME}`}</title>
      <meta name="description" content={description} />
    </Head>
  );
}
