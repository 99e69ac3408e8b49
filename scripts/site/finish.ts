/** After the export, before the seal: what the pages themselves can't bring, made from what they say. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SITE_NAME } from "@/components/article/siteLinks";
import { socialImagePath } from "@/lib/site/addresses";
import { basePath, siteUrl } from "../../site.config.mjs";
import { outDir } from "../tools/project.mjs";
import { feedXml, robotsTxt, sitemapXml } from "./listings";
import { ICON_SIDES, manifestJson } from "./manifest";
import { type SitePage, readPages } from "./pages";
import { pngRenderer } from "./png";
import { withFontPreloads } from "./preloads";
import { socialPicture } from "./socialPicture";

const SOCIAL_WIDTH = 1200;
const TOUCH_ICON_SIDE = 180;

const pages = await readPages(outDir);
await writePictures(pages);
await writeListings(pages);
await preloadFonts();
if (siteUrl === "") {
  console.log(
    "SITE_URL is not set: pages name no canonical address and no social image; sitemap and feed lack the host.",
  );
}

async function writePictures(of: readonly SitePage[]): Promise<void> {
  const toPng = await pngRenderer();
  await mkdir(join(outDir, "social"), { recursive: true });
  await mkdir(join(outDir, "icons"), { recursive: true });
  for (const { path, title } of of) {
    await writeFile(
      join(outDir, socialImagePath(path)),
      toPng(socialPicture(title, SITE_NAME), SOCIAL_WIDTH),
    );
  }
  const icon = await readFile(join(outDir, "icon.svg"), "utf8");
  for (const side of ICON_SIDES) await writeFile(join(outDir, `icons/${side}.png`), toPng(icon, side));
  await writeFile(join(outDir, "icons/touch.png"), toPng(icon, TOUCH_ICON_SIDE));
}

async function writeListings(of: readonly SitePage[]): Promise<void> {
  const place = { url: siteUrl, basePath };
  const home = of.find(({ path }) => path === "/");
  await writeFile(join(outDir, "sitemap.xml"), sitemapXml(of, place));
  await writeFile(join(outDir, "feed.xml"), feedXml(of, place, SITE_NAME));
  await writeFile(join(outDir, "robots.txt"), robotsTxt(place));
  await writeFile(join(outDir, "manifest.webmanifest"), manifestJson(SITE_NAME, home?.description ?? ""));
}

async function preloadFonts(): Promise<void> {
  const media = await readdir(join(outDir, "_next/static/media"));
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries) {
    if (!name.endsWith(".html")) continue;
    const path = join(parentPath, name);
    await writeFile(path, withFontPreloads(await readFile(path, "utf8"), media, basePath));
  }
}
