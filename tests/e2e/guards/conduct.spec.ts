import { expect, test, type Page } from "@playwright/test";
import { visits } from "../pages";
import { axeViolations, COLOUR_RULES } from "../site/axe";
import { brokenLinks } from "../site/links";
import { chooseTheme, openPath, themes } from "../site/open";
import { NARROW, reachingBeyond } from "../site/reflow";
import { noTrouble, watch } from "../site/watch";

// A colour that is still fading in has no contrast of its own: pages stand still while they are judged.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const linksOf = (page: Page, within: readonly string[]) =>
  page
    .locator(within.map((selector) => `${selector} a[href]`).join(", "))
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));

/**
 * Takes away what stands around the elements in question, save headings, whose order counts: an article of
 * thousands of elements takes long to judge.
 */
const keepOnly = (page: Page, within: readonly string[]) =>
  page.locator(".prose > *").evaluateAll(
    (blocks, selectors) => {
      for (const block of blocks) {
        const isKept = ["h2, h3, h4", ...selectors].some(
          (kept) => block.matches(kept) || block.querySelector(kept) !== null,
        );
        if (!isKept) block.remove();
      }
    },
    [...within],
  );

for (const { path, title, drive, within, isFullScreen } of visits) {
  if (within !== undefined) {
    // The rest of the page is judged where the page is opened plain: here only what the state changed.
    test(`${title}, light, dark and narrow: nothing blocked, foreign, missing or unreachable`, async ({
      page,
    }) => {
      const trouble = await watch(page);
      await page.emulateMedia({ colorScheme: "light" });
      await openPath(page, path);
      await drive(page);
      if (isFullScreen !== true) await keepOnly(page, within);
      expect.soft(await axeViolations(page, { within })).toEqual([]);
      expect.soft(brokenLinks(path, await linksOf(page, within))).toEqual([]);

      await page.emulateMedia({ colorScheme: "dark" });
      expect.soft(await axeViolations(page, { within, rules: COLOUR_RULES })).toEqual([]);

      if (isFullScreen !== true) {
        await page.setViewportSize(NARROW);
        expect.soft(await reachingBeyond(page)).toEqual([]);
      }
      expect.soft(trouble).toEqual(noTrouble);
    });
    continue;
  }
  for (const theme of themes) {
    test(`${title}, ${theme}: nothing blocked, foreign, missing or unreachable`, async ({ page }) => {
      const trouble = await watch(page);
      await chooseTheme(page, theme);
      await openPath(page, path);
      await drive(page);

      await expect.soft(page.locator("html")).toHaveClass(theme === "dark" ? /\bdark\b/ : /^(?!.*\bdark\b)/);
      expect.soft(await axeViolations(page)).toEqual([]);
      expect.soft(brokenLinks(path, await linksOf(page, ["html"]))).toEqual([]);
      expect.soft(trouble).toEqual(noTrouble);
    });
  }
}
