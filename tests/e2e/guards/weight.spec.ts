import { expect, test } from "@playwright/test";
import { pages } from "../pages";
import { openPath } from "../site/open";
import { weighScripts } from "../site/scripts";

/** JavaScript that a phone may fetch before the reader does anything, gzipped. */
const budgetBytes = 150_000;

/** A page that is one large widget may weigh what the widgets of the article may weigh in all. */
const figureBudgetBytes = 300_000;

test.use({ viewport: { width: 390, height: 844 } });

for (const { path, isFigure } of pages) {
  const budget = isFigure === true ? figureBudgetBytes : budgetBytes;
  test(`${path}: at most ${String(budget / 1000)} kB of JavaScript`, async ({ page }) => {
    const weigh = weighScripts(page);
    await openPath(page, path);
    // The first figure counts, however long a slow machine takes to fetch it.
    const firstFigure = page.locator('[data-island="pipeline"] > [data-island-static]');
    if ((await firstFigure.count()) > 0) await expect(firstFigure).toBeHidden();

    const { files, bytes } = await weigh();
    console.log(`JavaScript of ${path}: ${(bytes / 1000).toFixed(1)} kB gzipped`);
    expect(files.length).toBeGreaterThan(0);
    expect(bytes, JSON.stringify(files, null, 1)).toBeLessThanOrEqual(budget);
  });
}
