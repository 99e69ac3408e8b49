import { readFile } from "node:fs/promises";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { figures } from "@/content/dataloader-pipeline/figures";
import { withBatchSize } from "@/lib/settings";
import { ALL_COUNTS, coarseProfile } from "@/lib/workerCurve";
import { openWidget } from "./site/widget";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });

const openProfiler = (page: Page, query = "") => openWidget(page, "throughput", query);

const refined = (profiler: Locator) => profiler.locator('[data-refined="true"]');

/** Rates that are drawn, by number of workers. */
const drawn = (profiler: Locator) =>
  profiler
    .locator(".throughput-picture [data-num-workers]")
    .evaluateAll((marks) =>
      marks.map((mark) => [
        Number(mark.getAttribute("data-num-workers")),
        Number(mark.getAttribute("data-samples-per-second")),
      ]),
    );

test("a change is answered within its event by the coarse curve, then in full by a worker", async ({
  page,
}) => {
  const profiler = await openProfiler(page);
  await expect(refined(profiler)).toBeVisible();
  const slider = profiler.getByRole("slider", { name: /^batch_size/ });
  const answered = await slider.evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) throw new Error("the slider is no input");
    // React listens to changes that it did not make itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "64");
    input.dispatchEvent(new Event("input", { bubbles: true }));
    return [...document.querySelectorAll(".throughput-picture [data-num-workers]")].map((mark) => [
      Number(mark.getAttribute("data-num-workers")),
      Number(mark.getAttribute("data-samples-per-second")),
    ]);
  });
  const wish = withBatchSize(figures.throughput, 64);
  const expected = coarseProfile({ ...wish, loader: { ...wish.loader, numWorkers: 0 } });
  expect(answered).toEqual(
    (expected ?? []).map(({ numWorkers, samplesPerSecond }) => [numWorkers, samplesPerSecond]),
  );
  await expect(refined(profiler)).toBeVisible();
  expect((await drawn(profiler)).map(([numWorkers]) => numWorkers)).toEqual(ALL_COUNTS);
});

test("the cursor moves by key, by finger and to the knee; one drag is one step back", async ({ page }) => {
  const profiler = await openProfiler(page);
  await expect(refined(profiler)).toBeVisible();
  const cursor = profiler.getByRole("slider", { name: /^num_workers/ });
  await cursor.focus();
  await page.keyboard.press("ArrowRight");
  await expect(cursor).toHaveValue("5");
  await expect(cursor).toHaveAttribute("aria-valuetext", /^5 workers on 8 cores/);
  await page.keyboard.press("Home");
  await expect(cursor).toHaveValue("0");
  await profiler.getByRole("button", { name: "Go to the knee: 3" }).press("Enter");
  await expect(cursor).toHaveValue("3");
  await expect(profiler.locator("[data-knee]")).toContainText("The cursor stands there");

  const picture = profiler.locator(".throughput-picture");
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (box === null) throw new Error("the picture has no box");
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.up();
  expect(Number(await cursor.inputValue())).toBeGreaterThan(10);
  await profiler.getByRole("button", { name: "Undo" }).click();
  await expect(cursor).toHaveValue("3");
});

test("five numbers, the first after a press, give the arguments, their reason and their price", async ({
  page,
}) => {
  const profiler = await openProfiler(page);
  const load = profiler.getByRole("textbox", { name: /^load one sample/ });
  // What is refused covers no other field: a press on the next one gets there.
  await load.fill("abc");
  await profiler.getByRole("textbox", { name: /^batch_size, your/ }).click();
  await load.fill("8");
  await profiler.getByRole("textbox", { name: /^prefetch_factor/ }).fill("99");
  await profiler.getByRole("textbox", { name: /^batch_size, exact/ }).click();
  // Left of the number, where the caret alone would make a longer one of it.
  await load.click({ position: { x: 6, y: 12 } });
  for (const typed of ["5.2", "64", "212", "16", "588"]) {
    await page.keyboard.type(typed);
    await page.keyboard.press("Tab");
  }
  const answer = profiler.locator('[data-settled="true"]');
  // 64 samples of 5.2 ms and their collate take 1.7 steps of a worker.
  await expect(answer).toHaveAttribute("data-answer", "num_workers=2, prefetch_factor=2");
  // (2 × 2 + 2) batches of 36.75 MiB, two more under construction, two workers, the main process.
  await expect(answer).toContainText(/475\sMiB of RAM, 221\sMiB of it in \/dev\/shm/);
  await expect(answer).toContainText("DataLoader(dataset, batch_size=64, num_workers=2, prefetch_factor=2)");
});

test("by key alone: pinned as A, beside what library threads make of it, explained, and kept by the link", async ({
  page,
}) => {
  const profiler = await openProfiler(page);
  await expect(refined(profiler)).toBeVisible();
  const threads = profiler.getByRole("slider", { name: /^library threads/ });
  await threads.focus();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys of the profiler" });
  await expect(keys).toContainText("Pin this state as A");
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await page.keyboard.press("a");
  await expect(profiler.locator("[data-pinned]")).toBeVisible();
  await threads.focus();
  await page.keyboard.press("End");
  await expect(refined(profiler)).toBeVisible();
  await expect(profiler.locator("[data-shape]")).toHaveAttribute("data-shape", "climbsThenFalls");
  await expect(profiler.locator("[data-shape]")).toContainText("keep their cores");
  await expect(profiler.locator("[data-changed]")).toHaveAttribute("data-changed", "library_threads");
  await expect(page).toHaveURL(/library_threads=8.*a\.preset=throughput/);
});

test("the first task asks for a guess, whose answer leaves the curve of before as A", async ({ page }) => {
  const profiler = await openProfiler(page);
  const guess = profiler.getByRole("group", { name: /Twice as many cores/ });
  await guess.getByRole("radio", { name: "Nowhere" }).check();
  await guess.getByRole("button", { name: "Run it" }).click();
  await expect(guess).toContainText("Right: Nowhere");
  await expect(profiler.getByRole("slider", { name: /^cores/ })).toHaveValue("16");
  await expect(profiler.locator("[data-changed]")).toHaveAttribute("data-changed", "cores");
});

test("a link opens in the same state, with the workloads beside it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const profiler = await openProfiler(page);
  await profiler.getByRole("combobox", { name: "Start from" }).selectOption("recorded-waits");
  await profiler.getByRole("slider", { name: /^num_workers/ }).fill("7");
  await profiler.getByRole("slider", { name: /^prefetch_factor/ }).fill("3");
  await profiler.getByText("Lay other workloads beside yours").click();
  await profiler.getByRole("checkbox", { name: "Rows of a table in memory" }).check();
  await expect(refined(profiler)).toBeVisible();
  const rates = await drawn(profiler);
  await profiler.getByRole("button", { name: "Copy link" }).click();
  await expect(profiler.getByRole("button", { name: "Copied" })).toBeVisible();
  const address = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(address.searchParams.get("figure")).toBe("throughput");

  const second = await context.newPage();
  const reopened = await openProfiler(second, address.search);
  await expect(reopened.getByRole("combobox", { name: "Start from" })).toHaveValue("recorded-waits");
  await expect(reopened.getByRole("slider", { name: /^num_workers/ })).toHaveValue("7");
  await expect(reopened.getByRole("slider", { name: /^prefetch_factor/ })).toHaveValue("3");
  await expect(reopened.getByRole("list", { name: "Curves" }).getByRole("listitem")).toHaveCount(2);
  await expect(refined(reopened)).toBeVisible();
  expect(await drawn(reopened)).toEqual(rates);
});

test("a link that asks for the impossible says so and loses nothing", async ({ page }) => {
  const profiler = await openProfiler(
    page,
    "?figure=throughput&v=1&num_workers=-3&cores=many&batch_size=64&beside=nothing,%3Cscript%3E",
  );
  const problems = profiler.getByRole("status").first();
  await expect(problems).toContainText("num_workers: found “-3”");
  await expect(problems).toContainText("cores: found “many”");
  await expect(profiler.getByRole("slider", { name: /^batch_size/ })).toHaveValue("64");
  await expect(profiler.getByRole("list", { name: "Curves" })).toHaveCount(0);
});

test("recorded runs lie over the curve of their workload, and only there", async ({ page }) => {
  const profiler = await openProfiler(page);
  await profiler.getByRole("combobox", { name: "Start from" }).selectOption("recorded-waits");
  const marks = profiler.locator("[data-recorded]");
  await expect(marks).toHaveCount(6);
  await expect(profiler.getByText("extrapolated", { exact: true })).toBeVisible();
  await profiler.getByRole("slider", { name: /^GPU step/ }).fill("0");
  await expect(marks).toHaveCount(8);
  await profiler.getByRole("slider", { name: /^prefetch_factor/ }).fill("4");
  await expect(marks).toHaveCount(0);
});

test("tasks tick themselves and stay done after a reload", async ({ page }) => {
  const profiler = await openProfiler(page);
  await expect(refined(profiler)).toBeVisible();
  const tasks = profiler.getByRole("region", { name: "Make it happen" });
  await expect(tasks.getByRole("heading")).toHaveText("Make it happen: 0 of 3");
  await profiler.getByRole("button", { name: /^Go to the knee/ }).click();
  await expect(tasks.getByRole("heading")).toHaveText("Make it happen: 1 of 3");
  await profiler.getByRole("combobox", { name: "Start from" }).selectOption("tabular-rows");
  await profiler.getByRole("slider", { name: /^num_workers/ }).fill("0");
  await expect(tasks.getByRole("heading")).toHaveText("Make it happen: 2 of 3");
  await profiler.getByRole("combobox", { name: "Start from" }).selectOption("throughput");
  await profiler.getByRole("slider", { name: /^library threads/ }).fill("8");
  await expect(tasks.getByRole("heading")).toHaveText("Make it happen: 3 of 3");
  const again = await openProfiler(page);
  await expect(again.getByRole("region", { name: "Make it happen" }).getByRole("heading")).toHaveText(
    "Make it happen: 3 of 3",
  );
});

test("the curves can be taken away as a table and as a picture", async ({ page }) => {
  const profiler = await openProfiler(page);
  await expect(refined(profiler)).toBeVisible();
  await profiler.getByText("Run it yourself, or take it with you").click();
  const save = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      profiler.getByRole("button", { name }).click(),
    ]);
    return readFile(await file.path(), "utf8");
  };
  const csv = await save("Curves as CSV");
  expect(csv.trimEnd().split("\n")).toHaveLength(1 + ALL_COUNTS.length);
  const svg = await save("Picture as SVG");
  expect(svg).toMatch(/^<svg /);
  expect(svg).not.toContain("var(--");
  await expect(profiler.locator(".take-away pre")).toContainText("num_workers=4");
});
