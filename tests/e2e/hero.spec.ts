import { expect, type Locator, test, type Page } from "@playwright/test";
import { figures } from "@/content/dataloader-pipeline/figures";
import { formatMetric, isMetricKey } from "@/lib/metrics";
import { createScenarioStore } from "@/lib/scenario-store";
import { SETTINGS, type SettingKey } from "@/lib/settings";
import { ARTICLE_PATH } from "@/lib/site/paths";
import { addressOf } from "./site/address";

const HERO_NUMBERS = '[data-island="num"][data-figure="hero"]';

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The metrics that the page must show once a setting of the hero has this value, by their keys. */
function expectedMetrics(shown: Readonly<Record<string, string>>, key: SettingKey, value: number) {
  const store = createScenarioStore(figures);
  store.set("hero", SETTINGS[key].set(store.wish("hero"), value));
  const keys = Object.keys(shown).filter(isMetricKey);
  return Object.fromEntries(keys.map((metric) => [metric, formatMetric(metric, store.result("hero"))]));
}

/** The live number of workers in the sentence below the figure. */
const heroNumber = (page: Page) =>
  page.locator(`${HERO_NUMBERS}[data-of="numWorkers"]`).getByRole("spinbutton");

async function openHero(page: Page) {
  await page.goto(addressOf(ARTICLE_PATH));
  const hero = page.getByRole("group", { name: "Pipeline simulation" });
  await hero.waitFor();
  await page.locator(`${HERO_NUMBERS}[data-of="numWorkers"]`).scrollIntoViewIfNeeded();
  await heroNumber(page).waitFor();
  await expect(page.locator(`${HERO_NUMBERS}:has(> [data-island-static]:not([hidden]))`)).toHaveCount(0);
  return hero;
}

/** Sets a range input from inside a frame and reads all metrics on the page before that frame is painted. */
async function dragWithinOneFrame(
  hero: Locator,
  label: string,
  value: number,
): Promise<Record<string, string>> {
  const slider = hero.getByRole("slider", { name: label });
  return slider.evaluate(async (element, next) => {
    const frame = await new Promise<Record<string, string>>((resolve) => {
      requestAnimationFrame(() => {
        // The browser's own setter: React watches the one on the element, to tell its writes from a reader's.
        Reflect.set(HTMLInputElement.prototype, "value", String(next), element);
        element.dispatchEvent(new Event("input", { bubbles: true }));
        // A microtask ends before the browser goes on to paint this frame.
        queueMicrotask(() => {
          const hero = "[aria-label='Pipeline simulation'], [data-island='num'][data-figure='hero']";
          const shown = [...document.querySelectorAll<HTMLElement>("[data-metric]")].filter(
            (node) => node.closest(hero) !== null && node.closest("[data-island-static]") === null,
          );
          resolve(Object.fromEntries(shown.map((node) => [node.dataset.metric ?? "", node.textContent])));
        });
      });
    });
    return frame;
  }, value);
}

for (const [key, label, value] of [
  ["numWorkers", "num_workers", 5],
  ["numWorkers", "num_workers", 0],
  ["prefetchFactor", "prefetch_factor", 8],
  ["stepMs", "GPU step", 120],
  ["sampleCpuMs", "load time", 9.5],
] as const) {
  test(`${label} dragged to ${value}: every number is right before the next paint`, async ({ page }) => {
    const hero = await openHero(page);
    const shown = await dragWithinOneFrame(hero, label, value);
    const expected = expectedMetrics(shown, key, value);
    expect(Object.keys(expected).length).toBeGreaterThanOrEqual(4);
    expect(shown).toEqual(expected);
  });
}

test("a live number in the prose drives the figure, by keyboard alone", async ({ page }) => {
  const hero = await openHero(page);
  await heroNumber(page).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(hero.getByRole("slider", { name: "num_workers" })).toHaveValue("4");
});

test("a live number can be dragged", async ({ page }) => {
  const hero = await openHero(page);
  const number = heroNumber(page);
  await number.scrollIntoViewIfNeeded();
  const box = await number.boundingBox();
  if (box === null) throw new Error("the number has no box");
  await page.mouse.move(box.x + 4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 4 + 3 * 8, box.y + box.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(hero.getByRole("slider", { name: "num_workers" })).toHaveValue("5");
});

test("time steps forward and back, event by event, and the sentence follows", async ({ page }) => {
  const hero = await openHero(page);
  const scrub = hero.getByRole("slider", { name: "Moment of the run" });
  const before = await scrub.inputValue();
  await hero.getByRole("button", { name: "Step to the next event" }).click();
  await expect(scrub).not.toHaveValue(before);
  await hero.getByRole("button", { name: "Step to the previous event" }).click();
  await hero.getByRole("button", { name: "Step to the previous event" }).click();
  const after = Number(await scrub.inputValue());
  expect(after).toBeLessThan(Number(before) + 1);
});

test("a static figure of the same size stands where the hero will be", async ({ browser }) => {
  for (const width of [390, 768, 1440]) {
    const heights: number[] = [];
    for (const javaScriptEnabled of [false, true]) {
      const page = await browser.newPage({
        javaScriptEnabled,
        viewport: { width, height: 844 },
        reducedMotion: "reduce",
      });
      await page.goto(addressOf(ARTICLE_PATH));
      if (javaScriptEnabled) await page.getByRole("group", { name: "Pipeline simulation" }).waitFor();
      const box = await page.locator('[data-island="pipeline"]').first().boundingBox();
      heights.push(box?.height ?? 0);
      await page.close();
    }
    expect(heights[0]).toBeGreaterThan(300);
    expect(heights[1]).toBe(heights[0]);
  }
});
