import { expect, test } from "@playwright/test";
import { visits } from "../pages";
import { openPath } from "../site/open";

/** The narrowest screen that WCAG 1.4.10 asks for. */
const narrow = { width: 320, height: 640 };

test.use({ viewport: narrow });

for (const { path, title, drive } of visits) {
  test(`${title}: no horizontal scroll at ${String(narrow.width)} px`, async ({ page }) => {
    await openPath(page, path);
    await drive(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    const beyond = await page.evaluate(
      (limit) =>
        [...document.body.querySelectorAll("*")]
          .filter((element) => element.getBoundingClientRect().right > limit + 1)
          .slice(0, 5)
          .map((element) => element.outerHTML.slice(0, 120)),
      narrow.width,
    );
    expect(width, `reaching beyond: ${beyond.join("\n")}`).toBeLessThanOrEqual(narrow.width);
  });
}
