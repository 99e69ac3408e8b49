import { describe, expect, it } from "vitest";
import {
  defaultLoaderWish,
  defaultScenario,
  type Lane,
  lanesOf,
  loaderFrom,
  type LoaderWish,
  simulate,
} from "@/lib/sim";

const run = (loader: Partial<LoaderWish>) =>
  simulate({ ...defaultScenario, loader: loaderFrom({ ...defaultLoaderWish, ...loader }) }, "full");

/** What a lane shows in a part of the run, cut at its edges. */
function shown({ count, startMs, endMs, stage, batch }: Lane, fromMs: number, untilMs: number) {
  return Array.from({ length: count }, (_, row) => ({
    startMs: Math.max(fromMs, startMs[row] ?? 0),
    endMs: Math.min(untilMs, endMs[row] ?? 0),
    stage: stage[row],
    batch: batch[row],
  })).filter((bar) => bar.endMs > bar.startMs);
}

describe("the lanes of a part of a run", () => {
  for (const [name, loader] of [
    ["without workers", { numWorkers: 0 }],
    ["with workers", { numWorkers: 3 }],
    ["pinned, and out of order", { numWorkers: 4, pinMemory: true, inOrder: false }],
  ] as const) {
    it(`show what those of the whole run show there: ${name}`, () => {
      const result = run(loader);
      const drawn = result.lanes.filter(({ id }) => id.kind !== "feeder");
      for (const [from, until] of [
        [0, 0.1],
        [0.31, 0.47],
        [0.9, 1],
      ] as const) {
        const [fromMs, untilMs] = [from * result.totals.wallMs, until * result.totals.wallMs];
        const lanes = lanesOf(result, { fromMs, untilMs });
        expect(lanes.map(({ id }) => id)).toEqual(drawn.map(({ id }) => id));
        expect(lanes.map((lane) => shown(lane, fromMs, untilMs))).toEqual(
          drawn.map((lane) => shown(lane, fromMs, untilMs)),
        );
      }
    });
  }

  it("leave out batches that are not underway there", () => {
    const result = run({ numWorkers: 3 });
    const steps = (lanes: readonly Lane[]) => lanes.find(({ id }) => id.kind === "gpu")?.count;
    expect(steps(lanesOf(result, { fromMs: 500, untilMs: 700 }))).toBeLessThan(20);
    expect(steps(result.lanes)).toBe(result.batches.count);
  });
});
