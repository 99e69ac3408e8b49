import { expect, test, type Page } from "@playwright/test";
import { ARTICLE_PATH } from "@/lib/site/paths";
import { addressOf } from "./site/address";
import { waitingParts } from "./site/waitingParts";

const ADDRESS = addressOf(ARTICLE_PATH);
const HEADING = "Myths";

const topOf = (page: Page) =>
  page
    .getByRole("heading", { name: HEADING, exact: true })
    .evaluate((heading) => heading.getBoundingClientRect().top);

/** Opens the article and holds its load event. What is returned lets it fire. */
async function openWithoutLoad(page: Page): Promise<() => Promise<void>> {
  const held = new Promise<() => Promise<void>>((resolve) => {
    void page.route("**/newsreader-roman*.woff2", (route) => {
      resolve(() => route.abort());
    });
  });
  await page.goto(ADDRESS, { waitUntil: "domcontentloaded" });
  return held;
}

for (const width of [390, 1440]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("what is out of sight is laid out once the page has loaded", async ({ page }) => {
      const load = await openWithoutLoad(page);
      expect(await waitingParts(page)).toBeGreaterThan(50);
      await load();
      await expect.poll(() => waitingParts(page)).toBe(0);
    });

    test("a link in the page leads to its heading while the page loads, and stays there", async ({
      page,
    }) => {
      const load = await openWithoutLoad(page);
      await page.getByRole("navigation", { name: "Contents" }).evaluate((contents, name) => {
        [...contents.querySelectorAll("a")].find((link) => link.textContent === name)?.click();
      }, HEADING);
      expect(await waitingParts(page)).toBe(0);
      const top = await topOf(page);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(60);
      await load();
      await page.waitForLoadState("load");
      expect(await topOf(page)).toBe(top);
    });

    test("what is in sight stays in its place while the parts above it are laid out", async ({ page }) => {
      await openWithoutLoad(page);
      expect(await waitingParts(page)).toBeGreaterThan(50);
      const heading = page.getByRole("heading", { name: HEADING, exact: true });
      const top = await heading.evaluate((element) => {
        element.scrollIntoView();
        return element.getBoundingClientRect().top;
      });
      await expect.poll(() => waitingParts(page)).toBe(0);
      // A page scrolls by whole pixels.
      expect(Math.abs((await topOf(page)) - top)).toBeLessThan(1);
    });
  });
}

test("a page that is opened at a place, or gone back to, is laid out at once", async ({ page }) => {
  await page.goto(`${ADDRESS}#myths`, { waitUntil: "commit" });
  await page.waitForLoadState("domcontentloaded");
  expect(await waitingParts(page)).toBe(0);
  await page.goto(addressOf("/"));
  await page.goBack({ waitUntil: "domcontentloaded" });
  expect(await waitingParts(page)).toBe(0);
});

test("the first screen is painted before scripts are asked for", async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(page.locator('[data-island="pipeline"] > [data-island-static]')).toBeHidden();
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(0);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});
