import { expect, type Locator, type Page, test } from "@playwright/test";
import { openWidget } from "./site/widget";

/** A way to work with a page: how a button is pressed, and how a slider is set. */
interface Way {
  readonly name: string;
  readonly width: number;
  readonly hasTouch?: true;
  readonly press: (target: Locator) => Promise<void>;
  readonly set: (page: Page, slider: Locator, value: number) => Promise<void>;
}

/** Radius of a slider's thumb: so far its ends are from those of its track. */
const THUMB = 12;

/** Where a slider has to be hit to take a value. */
async function pointFor(slider: Locator, value: number) {
  // The picture stays in sight at the top; what is below the middle is not behind it.
  await slider.evaluate((input) => {
    input.scrollIntoView({ block: "end" });
  });
  const [box, range] = await Promise.all([
    slider.boundingBox(),
    slider.evaluate((input) => ["min", "max"].map((name) => Number(input.getAttribute(name)))),
  ]);
  const [min = 0, max = 1] = range;
  if (box === null) throw new Error("the slider has no box");
  const share = (value - min) / (max - min);
  return { x: box.x + THUMB + share * (box.width - 2 * THUMB), y: box.y + box.height / 2 };
}

const WAYS: readonly Way[] = [
  {
    name: "fingers on a phone",
    width: 390,
    hasTouch: true,
    press: (target) => target.tap(),
    set: async (page, slider, value) => {
      const { x, y } = await pointFor(slider, value);
      await page.touchscreen.tap(x, y);
    },
  },
  {
    name: "a mouse on a tablet",
    width: 768,
    press: (target) => target.click(),
    set: async (page, slider, value) => {
      const { x, y } = await pointFor(slider, value);
      await page.mouse.click(x, y);
    },
  },
  {
    name: "keys alone",
    width: 1440,
    press: (target) => target.press("Space"),
    set: async (_page, slider, value) => {
      await slider.press("Home");
      const [now, step] = await slider.evaluate((input) =>
        input instanceof HTMLInputElement ? [input.valueAsNumber, Number(input.step)] : [],
      );
      const steps = Math.round((value - (now ?? 0)) / (step ?? 1));
      for (let at = 0; at < steps; at += 1) await slider.press("ArrowRight");
    },
  },
];

for (const { name, width, hasTouch = false, press, set } of WAYS) {
  test(`the four phenomena can be produced with ${name}`, async ({ browser }) => {
    const page = await browser.newPage({
      viewport: { width, height: 844 },
      hasTouch,
      reducedMotion: "reduce",
    });
    const explorer = await openWidget(page, "pipeline");
    const tasks = explorer.getByRole("region", { name: "Make it happen" });
    const slider = (of: RegExp) => explorer.getByRole("slider", { name: of });
    const expectDone = (title: string) =>
      expect(tasks.getByRole("listitem").filter({ hasText: title })).toContainText("Done:");

    await press(tasks.getByRole("radio", { name: /^More than/ }));
    await press(tasks.getByRole("button", { name: "Run it" }));
    await expectDone("Starve the GPU");

    await set(page, slider(/^variability/), 0);
    await set(page, slider(/^num_workers/), 5);
    await expectDone("Feed it by changing one thing");

    await set(page, slider(/^variability/), 2);
    await expectDone("Make one slow batch hold three finished ones back");

    await press(tasks.getByText("Hint"));
    await press(tasks.getByRole("button", { name: "set the scene" }));
    await set(page, slider(/^prefetch_factor/), 8);
    await expectDone("more prefetch changes nothing");
    await expect(tasks).toContainText("Make it happen: 4 of 4");
    await page.close();
  });
}
