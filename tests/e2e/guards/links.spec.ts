import { expect, test } from "@playwright/test";
import { siteBasePath } from "../site/address";
import { exportedFiles, exportedPages } from "../site/exported";
import { brokenLinks } from "../site/links";

test("every link, script, style and picture of every served page is there", () => {
  const pages = exportedPages();
  const site = { basePath: siteBasePath(), pages, files: new Set(exportedFiles()) };
  expect(pages.flatMap(({ path, links }) => brokenLinks(site, path, links))).toEqual([]);
});
