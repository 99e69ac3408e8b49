import { expect, test } from "@playwright/test";
import { ARTICLE_PATH } from "@/lib/site/paths";
import { addressOf } from "./site/address";
import { weighScripts } from "./site/scripts";

/** The bar of the whole site: cumulative layout shift, as the browser counts it. */
const MOST_SHIFT = 0.02;

/** JavaScript of a visit that brings up all widgets, gzipped: the bar of the article. */
const MOST_SCRIPT_BYTES = 300_000;

for (const width of [390, 768, 1440]) {
  test(`from top to bottom at ${width} px nothing moves under the reader's eyes, and scripts keep to their budget`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width, height: 844 }, reducedMotion: "reduce" });
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const value: unknown = Reflect.get(entry, "value");
          const sum: unknown = Reflect.get(window, "shifted");
          if (typeof value === "number" && typeof sum === "number")
            Reflect.set(window, "shifted", sum + value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    const weigh = weighScripts(page);
    await page.goto(addressOf(ARTICLE_PATH), { waitUntil: "networkidle" });
    for (const island of await page.locator("[data-island]:not([data-island='num'])").all()) {
      await island.scrollIntoViewIfNeeded();
      await expect(island.locator("> [data-island-static]")).toHaveAttribute("hidden");
    }
    const shifted = await page.evaluate(() => Number(Reflect.get(window, "shifted")));
    expect(shifted).toBeLessThanOrEqual(MOST_SHIFT);
    const { files, bytes } = await weigh();
    console.log(`JavaScript of all widgets at ${String(width)} px: ${(bytes / 1000).toFixed(1)} kB gzipped`);
    expect(bytes, JSON.stringify(files, null, 1)).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
    await page.close();
  });
}

test("a widget that can't be fetched leaves its static figure and gives back the room", async ({ page }) => {
  await page.route("**/*.js", async (route) => {
    const script = await route.fetch();
    const text = await script.text();
    await (text.includes("Pipeline explorer") ? route.abort() : route.fulfill({ response: script }));
  });
  await page.goto(addressOf(ARTICLE_PATH));
  const place = page.locator('[data-island="pipelineExplorer"]');
  await place.scrollIntoViewIfNeeded();
  await expect(place).toHaveAttribute("data-failed");
  await expect(place.locator("> [data-island-static]")).toBeVisible();
  const box = await place.boundingBox();
  expect(box?.height).toBeLessThan(1500);
});
