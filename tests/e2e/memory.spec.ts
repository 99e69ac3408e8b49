import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { figures } from "@/content/dataloader-pipeline/figures";
import { shmSize, studyOf } from "@/lib/memory";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { simulate } from "@/lib/sim";
import { openWidget } from "./site/widget";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });

const DOCKER = "64 MiB, Docker’s default";

const study = (wish: Wish) => studyOf(wish, (of) => simulate(toScenario(of), "signals"));

const openAnalyzer = (page: Page, query = "") => openWidget(page, "memory", query);

test("a change is answered within its event, by the numbers that the simulator gives", async ({ page }) => {
  const analyzer = await openAnalyzer(page);
  const slider = analyzer.getByRole("slider", { name: /^num_workers/ });
  const drawn = await slider.evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) throw new Error("the slider is no input");
    // React listens to changes that it did not make itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "9");
    input.dispatchEvent(new Event("input", { bubbles: true }));
    const svgs = document.querySelectorAll('[aria-label="Memory analyzer"] .memory-picture svg');
    return [...svgs].map((svg) => Number(svg.getAttribute("data-peak-bytes")));
  });
  const { memory } = figures;
  const { peaks } = study({ ...memory, loader: { ...memory.loader, numWorkers: 9 } }).timeline;
  expect(drawn).toEqual([peaks.ram.value, peaks.shm.value]);
});

test("a run dies of /dev/shm, its message is shown, and one click lets it live", async ({ page }) => {
  const analyzer = await openAnalyzer(page);
  await analyzer.getByRole("combobox", { name: "/dev/shm" }).selectOption(DOCKER);
  await expect(analyzer.locator(".memory-verdict")).toHaveAttribute("data-failure", "shm");
  await expect(analyzer.getByText("No space left on device (28)")).toBeVisible();
  const expected = study(shmSize.set(figures.memory, DOCKER)).failure;
  await expect(analyzer.locator("[data-fails-at-ms]").first()).toHaveAttribute(
    "data-fails-at-ms",
    String(expected?.atMs),
  );
  await expect(analyzer.getByText("Done: Let a run die of /dev/shm, not of RAM")).toBeVisible();
  await analyzer.getByRole("button", { name: /^Apply: Give \/dev\/shm/ }).click();
  await expect(analyzer.locator(".memory-verdict")).toHaveAttribute("data-failure", "none");
  await analyzer.getByRole("button", { name: "Undo" }).click();
  await expect(analyzer.locator(".memory-verdict")).toHaveAttribute("data-failure", "shm");
});

test("by keyboard: the moment, the measure, what fits; and the state travels in the address", async ({
  page,
}) => {
  const analyzer = await openAnalyzer(page);
  const moment = analyzer.getByRole("slider", { name: /^At / });
  await moment.focus();
  await page.keyboard.press("End");
  await expect(analyzer.locator('[data-holder="inFlight"]')).toHaveAttribute("data-bytes", "0");
  await analyzer.getByRole("radio", { name: "what holds it" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(analyzer.getByText(/^RSS counts a shared page in every process/)).toBeVisible();
  await analyzer.getByRole("combobox", { name: "dataset" }).selectOption("list of paths");
  await expect(page).toHaveURL(/dataset_kind=pathList/);
  const again = await openAnalyzer(page, new URL(page.url()).search);
  await expect(again.getByRole("combobox", { name: "dataset" })).toHaveValue("list of paths");
});

test("the numbers leave as CSV, and add up", async ({ page }) => {
  const analyzer = await openAnalyzer(page);
  await analyzer.getByText("Run it yourself, or take it with you").click();
  const downloading = page.waitForEvent("download");
  await analyzer.getByRole("button", { name: "Memory as CSV" }).click();
  const lines = (await readFile(await (await downloading).path(), "utf8")).trimEnd().split("\n");
  const [head = "", ...rows] = lines;
  const ram = head.split(",").indexOf("ram_bytes");
  expect(rows).toHaveLength(study(figures.memory).timeline.count);
  for (const row of rows) {
    const [, ...bytes] = row.split(",").map(Number);
    const holders = bytes.slice(0, ram - 1).reduce((sum, part) => sum + part, 0);
    expect(Math.abs(holders - (bytes[ram - 1] ?? 0))).toBeLessThanOrEqual(8);
  }
});
