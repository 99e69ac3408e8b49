import { type Browser, chromium, type Page } from "@playwright/test";
import { ARTICLE_PATH } from "@/lib/site/paths";
import { installedChromium } from "@/scripts/tools/chromium.mjs";
import serveSite from "@/tests/e2e/serve-site";
import { dragTimes, longTasksWhilePlaying, p95 } from "./measure";
import { DRAGS, PLAYED } from "./pages";

/** A common phone is about so many times slower than a workstation. */
const SLOWED = 4;

/** From the input of a slider to the next paint, 95 of 100 times. */
const DRAG_BAR_MS = 50;

const PLAYING_MS = 5000;

/** A slowed page on a busy machine takes its time to open. */
const PATIENCE_MS = 180_000;

/**
 * Times what a reader feels, on the exported site in a Chromium whose processor is slowed: sliders against
 * their bar, and the tasks that keep a frame waiting. Build first; not part of the tests, since times
 * depend on what else the machine does.
 */
async function main(): Promise<void> {
  const stop = await serveSite();
  const executablePath = installedChromium();
  const browser = await chromium.launch({
    args: ["--no-sandbox"],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  print(`processor slowed ${SLOWED} times; from input to paint, p95`);
  for (const { what, query, island, slider } of DRAGS) {
    await onPage(browser, what, async (page) => {
      const figure = await openFigure(page, query, island);
      const times = await dragTimes(figure.getByRole("slider", { name: slider }).first());
      row(what, p95(times), DRAG_BAR_MS, "ms");
    });
  }
  print(`tasks of more than 50 ms in ${PLAYING_MS / 1000} s`);
  for (const { what, query, island } of PLAYED) {
    await onPage(browser, what, async (page) => {
      const figure = await openFigure(page, query, island);
      const count = await longTasksWhilePlaying(page, figure, PLAYING_MS);
      print(`  ${what.padEnd(46)} ${String(count).padStart(8)}`);
    });
  }
  await browser.close();
  await stop();
}

/** A figure that fails says so and leaves the others their turn; the exit code tells. */
async function onPage(browser: Browser, what: string, measure: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    await measure(page);
  } catch (error) {
    process.exitCode = 1;
    print(`  ${what.padEnd(46)} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
  await page.close();
}

async function openFigure(page: Page, query: string, island: string) {
  // What runs these files names the functions in them by a helper that the page does not know.
  await page.addInitScript({ content: "globalThis.__name = (value) => value;" });
  await page.goto(`${process.env.SITE_ADDRESS ?? ""}${ARTICLE_PATH.slice(1)}${query}`);
  const figure = page.locator(`[data-island="${island}"]`).first();
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole("slider").first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  return figure;
}

function row(name: string, value: number, bar: number, unit: string): void {
  const verdict = value <= bar ? "within" : "beyond";
  print(
    `  ${name.padEnd(46)} ${value.toFixed(1).padStart(8)} ${unit}  ${(value / bar).toFixed(2)} × the bar of ${bar}, ${verdict}`,
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
