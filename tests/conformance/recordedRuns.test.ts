import { beforeAll, describe, expect, test } from "vitest";
import { type Figures, figuresOf, quantile } from "./figures";
import { groupBy } from "./groupBy";
import { judge, type Judgement } from "./judge";
import { table } from "./print";
import { recordedRuns } from "./recordedRuns";

/**
 * What the model reaches, rounded up. A change that makes it worse as a whole or on a workload fails;
 * one run that moves does not.
 */
const CEILINGS = {
  composedQuiet: { median: 0.0065, p95: 0.066 },
  predictedQuiet: { median: 0.009, p95: 0.09 },
  predictedBeyondSpread: { median: 0.0045, p95: 0.25 },
  firstBatchQuiet: { median: 0.09, p95: 0.32 },
  waitPredictedQuiet: { median: 0.005, p95: 0.04 },
  waitComposedQuiet: { median: 0.004, p95: 0.04 },
  lostByFollowing: { median: 0.01, p95: 0.08 },
} as const;
const NAMES = [
  "composedQuiet",
  "predictedQuiet",
  "predictedBeyondSpread",
  "firstBatchQuiet",
  "waitPredictedQuiet",
  "waitComposedQuiet",
  "lostByFollowing",
] as const;
const WORST_WORKLOAD = 0.15;
const MEDIAN_WORKLOAD = 0.03;

let judgements: Judgement[] = [];
let generations = new Map<string, Figures>();

beforeAll(() => {
  judgements = recordedRuns().flatMap((recorded) => judge(recorded) ?? []);
  generations = new Map(
    [...groupBy(judgements, (j) => j.generation)].map(([generation, group]) => [
      generation,
      figuresOf(group),
    ]),
  );
  process.stdout.write(`${table(generations, judgements)}\n`);
}, 120_000);

describe.each(["torch-1.13", "torch-2.13"])("%s", (generation) => {
  const figures = (): Figures => {
    const found = generations.get(generation);
    if (found === undefined) throw new Error(`no recorded run of ${generation}`);
    return found;
  };

  test.each(NAMES)("%s", (name) => {
    const found = figures()[name];
    expect(found.median).toBeLessThanOrEqual(CEILINGS[name].median);
    expect(found.p95).toBeLessThanOrEqual(CEILINGS[name].p95);
  });

  test("no workload is far off", () => {
    const medians = [...figures().workloads.values()];
    expect(Math.max(...medians)).toBeLessThanOrEqual(WORST_WORKLOAD);
    expect(quantile(medians, 0.5)).toBeLessThanOrEqual(MEDIAN_WORKLOAD);
  });

  test("as many batches in flight as were seen, in every run", () => {
    const off = judgements.filter((j) => j.generation === generation && j.maxInFlight !== 0);
    expect(off.map((j) => j.run.id)).toEqual([]);
  });
});
