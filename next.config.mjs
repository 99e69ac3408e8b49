import { fileURLToPath } from "node:url";
import createMDX from "@next/mdx";
import { basePath, reportUrl, siteUrl } from "./site.config.mjs";

/**
 * Loader options must be plain data, so a plugin is named by its package or by its absolute path.
 * @param {string} path
 */
const localPlugin = (path) => fileURLToPath(new URL(path, import.meta.url));

const withMDX = createMDX({
  options: {
    providerImportSource: "@mdx-js/react",
    remarkPlugins: ["remark-gfm"],
    // `align` instead of an inline style, which the content security policy forbids.
    tableCellAlignToStyle: false,
    rehypePlugins: ["rehype-slug", localPlugin("./scripts/mdx/highlight.mjs")],
  },
});

/** @type {import('next').NextConfig} */
const config = {
  output: "export",
  // A folder with an index.html per page: the one layout that every static server resolves.
  trailingSlash: true,
  basePath,
  pageExtensions: ["ts", "tsx"],
  images: { unoptimized: true },
  // The filter tells apart pages of two routers; here there is one.
  experimental: { clientRouterFilter: false },
  turbopack: {
    resolveAlias: {
      "next/dist/compiled/process": { browser: "./scripts/site/process.mjs" },
      "next/dist/compiled/path-to-regexp": { browser: "./scripts/site/pathToRegexp.mjs" },
    },
  },
  env: {
    NEXT_PUBLIC_BASE_PATH: basePath,
    NEXT_PUBLIC_SITE_URL: siteUrl,
    NEXT_PUBLIC_REPORT_URL: reportUrl,
  },
  // `npm run types` checks more (the simulator without the DOM); a build need not repeat it.
  typescript: { ignoreBuildErrors: true },
};

export default withMDX(config);
