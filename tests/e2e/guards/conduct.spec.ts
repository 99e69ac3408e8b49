import { expect, test } from "@playwright/test";
import { visits } from "../pages";
import { axeViolations } from "../site/axe";
import { brokenLinks } from "../site/links";
import { chooseTheme, openPath, themes } from "../site/open";
import { noTrouble, watch } from "../site/watch";

// A colour that is still fading in has no contrast of its own: pages stand still while they are judged.
test.use({ contextOptions: { reducedMotion: "reduce" } });

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
      expect.soft(brokenLinks(path, links)).toEqual([]);
      expect.soft(trouble).toEqual(noTrouble);
    });
  }
}
