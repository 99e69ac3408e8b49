import { expect, test } from "@playwright/test";
import { visits } from "../pages";
import { siteBasePath } from "../site/address";
import { axeViolations } from "../site/axe";
import { exportedFiles, exportedPages } from "../site/exported";
import { brokenLinks } from "../site/links";
import { chooseTheme, openPath, themes } from "../site/open";
import { noTrouble, watch } from "../site/watch";

for (const { path, title, drive } of visits) {
  for (const theme of themes) {
    test(`${title}, ${theme}: nothing blocked, foreign, missing or unreachable`, async ({ page }) => {
      const trouble = await watch(page);
      await chooseTheme(page, theme);
      await openPath(page, path);
      await drive(page);

      await expect.soft(page.locator("html")).toHaveClass(theme === "dark" ? /\bdark\b/ : /^(?!.*\bdark\b)/);
      expect.soft(await axeViolations(page)).toEqual([]);
      const links = await page
        .locator("a[href]")
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
      const site = {
        basePath: siteBasePath(),
        pages: exportedPages(),
        files: new Set(exportedFiles()),
      };
      expect.soft(brokenLinks(site, path, links)).toEqual([]);
      expect.soft(trouble).toEqual(noTrouble);
    });
  }
}
