import { gzipSync } from "node:zlib";
import { expect, test, type Response } from "@playwright/test";
import { pages } from "../pages";
import { openPath } from "../site/open";

/** JavaScript that a phone may fetch before the reader does anything, gzipped. */
const budgetBytes = 150_000;

/** A page that is one large widget may weigh what the widgets of the article may weigh in all. */
const figureBudgetBytes = 300_000;

test.use({ viewport: { width: 390, height: 844 } });

const isScript = (response: Response) => (response.headers()["content-type"] ?? "").includes("javascript");

for (const { path, isFigure } of pages) {
  const budget = isFigure === true ? figureBudgetBytes : budgetBytes;
  test(`${path}: at most ${String(budget / 1000)} kB of JavaScript`, async ({ page }) => {
    const scripts: Response[] = [];
    page.on("response", (response) => {
      if (isScript(response)) scripts.push(response);
    });
    await openPath(page, path);
    // The first figure counts, however long a slow machine takes to fetch it.
    const firstFigure = page.locator('[data-island="pipeline"] > [data-island-static]');
    if ((await firstFigure.count()) > 0) await expect(firstFigure).toBeHidden();

    const sizes = await Promise.all(
      scripts.map(async (response) => ({
        file: new URL(response.url()).pathname,
        bytes: gzipSync(await response.body(), { level: 9 }).length,
      })),
    );
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    console.log(`JavaScript of ${path}: ${(total / 1000).toFixed(1)} kB gzipped`);
    expect(sizes.length).toBeGreaterThan(0);
    expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(budget);
  });
}
