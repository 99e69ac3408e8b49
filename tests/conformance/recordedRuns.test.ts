import { beforeAll, describe, expect, test } from "vitest";
import { type Figures, figuresOf, workloadMedians } from "@/lib/conformance/figures";
import { isInFlightOff } from "@/lib/conformance/judge";
import { quantile } from "@/lib/conformance/quantile";
import { conformanceReport } from "@/lib/conformance/report";
import { bytesOf, countFiles, recordedFiles, withOtherObservations } from "./blindness";
import { table } from "./print";
import { WORKLOAD_CEILINGS } from "./workloadCeilings";

/**
 * What the model reaches, rounded up. A change that makes it worse as a whole or on a workload fails;
 * one run that moves does not.
 *
 * Two medians, composed on torch 1.13, were lower once: throughput 0.0059, wait 0.0026. They rose with the
 * fitted constants that had to go. Without the one for preemption alone they become 0.0065 and 0.0031; one
 * boot time for both generations and the sleep's overshoot as measured alone do the same to the wait.
 * The 95th percentile of throughput fell from 0.046 to 0.038.
 */
const CEILINGS = {
  composedQuiet: { median: 0.0067, p95: 0.051 },
  predictedQuiet: { median: 0.0092, p95: 0.066 },
  predictedBeyondSpread: { median: 0.0055, p95: 0.22 },
  firstBatchQuiet: { median: 0.083, p95: 0.34 },
  waitPredictedQuiet: { median: 0.0034, p95: 0.04 },
  waitComposedQuiet: { median: 0.0031, p95: 0.03 },
  lostByFollowing: { median: 0.001, p95: 0.006 },
  readySeries: { median: 0.026, p95: 0.23 },
} as const;
const NAMES = [
  "composedQuiet",
  "predictedQuiet",
  "predictedBeyondSpread",
  "firstBatchQuiet",
  "waitPredictedQuiet",
  "waitComposedQuiet",
  "lostByFollowing",
  "readySeries",
] as const;
const WORST_WORKLOAD = 0.117;
const MEDIAN_WORKLOAD = 0.033;

beforeAll(() => {
  process.stdout.write(`${table(conformanceReport())}\n`);
}, 600_000);

describe.each(["torch-1.13", "torch-2.13"])("%s", (generation) => {
  /** Of the runs that came with the project: whoever adds others sees their errors, and breaks nothing. */
  const figures = (): Figures =>
    figuresOf(
      conformanceReport().judgements.filter(
        (j) => j.generation === generation && WORKLOAD_CEILINGS.has(j.workload),
      ),
    );

  test.each(NAMES)("%s", (name) => {
    const found = figures()[name];
    expect(found.median).toBeLessThanOrEqual(CEILINGS[name].median);
    expect(found.p95).toBeLessThanOrEqual(CEILINGS[name].p95);
  });

  test("no workload is worse than it was", () => {
    const place = generation === "torch-1.13" ? 0 : 1;
    const worse = [...WORKLOAD_CEILINGS].flatMap(([workload, ceilings]) => {
      const median = figures().workloads.get(workload)?.composed.median ?? Infinity;
      return median <= ceilings[place] ? [] : [`${workload}: ${median}, allowed ${ceilings[place]}`];
    });
    expect(worse).toEqual([]);
  });

  test("no workload is far off", () => {
    const medians = workloadMedians(figures());
    expect(Math.max(...medians)).toBeLessThanOrEqual(WORST_WORKLOAD);
    expect(quantile(medians, 0.5)).toBeLessThanOrEqual(MEDIAN_WORKLOAD);
  });
});

test("as many batches in flight as were seen, after every delivery of every run", () => {
  const { judgements } = conformanceReport();
  const withWorkers = judgements.filter((j) => j.run.loader.numWorkers > 0);
  expect(withWorkers.length).toBeGreaterThan(0);
  expect(withWorkers.filter((j) => j.series === null).map((j) => j.run.id)).toEqual([]);
  expect(judgements.filter(isInFlightOff).map((j) => j.run.id)).toEqual([]);
});

test("every run that was added has figures", () => {
  for (const [generation, figures] of conformanceReport().generations) {
    expect(figures.runs, generation).toBeGreaterThan(0);
    expect(workloadMedians(figures).every(Number.isFinite), generation).toBe(true);
  }
});

describe("blindness", () => {
  test("every recorded file is looked at", () => {
    expect(recordedFiles.length).toBe(countFiles());
  });

  describe.each(recordedFiles)("$name", ({ measurement }) => {
    const others = withOtherObservations(measurement, 20261130);

    test("the prediction knows nothing of what was observed", () => {
      expect(bytesOf(others, "costs")).toBe(bytesOf(measurement, "costs"));
    });

    test("the composition of its first run knows what that spent", () => {
      expect(bytesOf(others, "in-run", 1)).not.toBe(bytesOf(measurement, "in-run", 1));
    });
  });
});
