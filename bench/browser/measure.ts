import type { Locator, Page } from "@playwright/test";

/** Events of a drag, half of them on its way up, where every value is a new one, half on the way back. */
const STEPS = 40;

/** Those at its start are left out: code is compiled, tables are filled. */
const WARM_UP = 8;

/**
 * Drags a slider up and down and returns, for each position, the time from its input event to the end of
 * the next frame, milliseconds in the browser.
 */
export async function dragTimes(slider: Locator): Promise<number[]> {
  const times = await slider.evaluate(async (input, steps) => {
    if (!(input instanceof HTMLInputElement)) throw new Error("the slider is no input");
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    const [min, max, step] = [input.min, input.max, input.step].map(Number);
    if (min === undefined || max === undefined || step === undefined) return [];
    const top = Math.max(1, Math.min(steps / 2, Math.floor((max - min) / step)));
    // After the frame's paint: a message is delivered once the frame that was asked for is done.
    const painted = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            resolve();
          };
          port2.postMessage(null);
        });
      });
    const found: number[] = [];
    for (let at = 0; at < steps; at += 1) {
      await painted();
      const startMs = performance.now();
      // React listens to changes that it did not make itself.
      const up = at % (2 * top);
      value?.set?.call(input, String(min + (up < top ? up + 1 : 2 * top - up - 1) * step));
      input.dispatchEvent(new Event("input", { bubbles: true }));
      await painted();
      found.push(performance.now() - startMs);
    }
    return found;
  }, STEPS);
  return times.slice(WARM_UP);
}

/** Presses Play and counts the tasks of more than 50 ms within `ms`. */
export async function longTasksWhilePlaying(page: Page, figure: Locator, ms: number): Promise<number> {
  await figure.getByRole("button", { name: /^Play/ }).click();
  return page.evaluate(
    (forMs) =>
      new Promise<number>((resolve) => {
        let count = 0;
        const observer = new PerformanceObserver((list) => {
          count += list.getEntries().length;
        });
        observer.observe({ type: "longtask" });
        setTimeout(() => {
          observer.disconnect();
          resolve(count);
        }, forMs);
      }),
    ms,
  );
}

/** The 95th of a hundred. */
export function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(0.95 * sorted.length))] ?? NaN;
}
