import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  following,
  holding,
  movedTo,
  shows,
  withinRun,
  zoomed,
} from "@/components/widgets/pipeline/model/timeWindow";

const DURATION = 5000;
const moment = fc.double({ min: -2000, max: 8000, noNaN: true });
const windows = fc
  .tuple(moment, fc.double({ min: 1, max: 9000, noNaN: true }))
  .map(([fromMs, spanMs]) => withinRun({ fromMs, untilMs: fromMs + spanMs }, DURATION));

function expectWithin({ fromMs, untilMs }: { readonly fromMs: number; readonly untilMs: number }) {
  expect(fromMs).toBeGreaterThanOrEqual(0);
  expect(untilMs).toBeLessThanOrEqual(DURATION + 1e-6);
  expect(untilMs - fromMs).toBeGreaterThanOrEqual(20 - 1e-6);
}

describe("a window on a run", () => {
  it("never leaves the run, however it is zoomed and moved", () => {
    fc.assert(
      fc.property(windows, moment, fc.double({ min: 0.05, max: 20, noNaN: true }), (window, atMs, factor) => {
        expectWithin(zoomed(window, factor, atMs, DURATION));
        expectWithin(movedTo(window, atMs, DURATION));
        expectWithin(following(window, atMs, DURATION));
      }),
    );
  });

  it("holds a whole stretch of the run, and stands still while it does", () => {
    fc.assert(
      fc.property(windows, windows, (window, stretch) => {
        const held = holding(window, stretch, DURATION);
        expectWithin(held);
        expect(held.fromMs).toBeLessThanOrEqual(stretch.fromMs + 1e-6);
        expect(held.untilMs).toBeGreaterThanOrEqual(stretch.untilMs - 1e-6);
        if (shows(window, stretch.fromMs) && shows(window, stretch.untilMs)) expect(held).toBe(window);
      }),
    );
  });

  it("keeps the moment in place that it zooms around", () => {
    const closer = zoomed({ fromMs: 1000, untilMs: 2000 }, 2, 1250, DURATION);
    expect(closer).toEqual({ fromMs: 1125, untilMs: 1625 });
  });

  it("follows a moment within the run, and stands still while it shows it", () => {
    fc.assert(
      fc.property(windows, fc.double({ min: 0, max: DURATION, noNaN: true }), (window, atMs) => {
        const followed = following(window, atMs, DURATION);
        expect(shows(followed, atMs)).toBe(true);
        if (shows(window, atMs)) expect(followed).toBe(window);
      }),
    );
  });
});
