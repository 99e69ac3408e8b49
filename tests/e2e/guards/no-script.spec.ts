import { expect, test } from "@playwright/test";
import { pages } from "../pages";
import { openPath } from "../site/open";

/** The share of a page's words that must be there without JavaScript. */
const smallestShare = 0.8;

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== "").length;

for (const { path, isFigure } of pages) {
  test(`${path}: readable without JavaScript`, async ({ page, browser }) => {
    await openPath(page, path);
    const words = wordsOf(await page.locator("main").innerText());

    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    await openPath(still, path);
    await expect(still.locator("h1")).toBeVisible();
    if (isFigure === true) {
      // Its still twin: a picture, or the list of what it asks.
      await expect(still.locator("[data-island-static] :is(svg, li)").first()).toBeVisible();
      await context.close();
      return;
    }
    expect(wordsOf(await still.locator("main").innerText())).toBeGreaterThanOrEqual(words * smallestShare);
    await context.close();
  });
}
