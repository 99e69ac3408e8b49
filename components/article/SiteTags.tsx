import { hrefOf } from "@/lib/site/paths";
import { PALETTES } from "@/lib/stages";

/** What every page says of the site: icons, feed, and the colour of the browser's own bars in both themes. */
export function SiteTags() {
  return (
    <>
      <link rel="icon" type="image/svg+xml" href={hrefOf("/icon.svg")} />
      <link rel="apple-touch-icon" href={hrefOf("/icons/touch.png")} />
      <link rel="manifest" href={hrefOf("/manifest.webmanifest")} />
      <link rel="alternate" type="application/rss+xml" title="Articles" href={hrefOf("/feed.xml")} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={PALETTES.light.grounds.paper} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={PALETTES.dark.grounds.paper} />
    </>
  );
}
