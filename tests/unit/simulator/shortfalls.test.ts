import { expect, test } from "vitest";
import { causesOf } from "@/content/simulator/model/causes";
import { shortfallsOf } from "@/content/simulator/model/shortfalls";
import { figuresOf } from "@/lib/conformance/figures";
import { groupBy } from "@/lib/conformance/groupBy";
import type { Judgement } from "@/lib/conformance/judge";
import { recordedRuns } from "@/lib/conformance/recordedRuns";
import type { Report } from "@/lib/conformance/report";

const recorded = recordedRuns();

/** Every recorded run met to the bit, but for those of one workload. */
function reportWith(workload: string, off: Partial<Judgement>): Report {
  const judgements = recorded.map((one): Judgement => {
    const samplesPerSecond = one.run.observed?.samplesPerSecond ?? 1;
    return {
      ...one,
      observedPerSecond: samplesPerSecond,
      predictedPerSecond: samplesPerSecond,
      composed: 0,
      predicted: 0,
      firstBatch: 0,
      waitPredicted: 0,
      waitComposed: 0,
      maxInFlight: 0,
      series: null,
      spread: 0,
      repeats: [],
      chance: { perSecond: 0, composed: 0, firstBatch: 0, wait: 0 },
      ...(one.workload === workload ? off : {}),
    };
  });
  const generations = new Map(
    [...groupBy(judgements, (j) => j.generation)].map(([generation, group]) => [
      generation,
      figuresOf(group),
    ]),
  );
  return { judgements, generations };
}

test("a simulator without errors falls short nowhere", () => {
  expect(shortfallsOf(reportWith("none", {}))).toEqual([]);
});

test("a workload that is off is named, counted and described", () => {
  const report = reportWith("tabular__b256", { composed: 0.5 });
  const shortfalls = shortfallsOf(report);
  expect(shortfalls.map(({ measure }) => measure.id)).toEqual(["worstWorkload"]);
  expect(shortfalls[0]?.sentences[0]).toContain("tabular b256 (torch-1.13 and torch-2.13)");
  const [cause, ...others] = causesOf(shortfalls[0]?.beyond ?? [], report);
  expect(others).toEqual([]);
  expect(cause?.workloads).toEqual(["tabular b256"]);
  expect(cause?.sentences.join(" ")).toContain("50.0\u202f% composed");
});

test("another series in flight is a shortfall by itself", () => {
  const shortfalls = shortfallsOf(reportWith("jpeg__b8", { maxInFlight: 1 }));
  expect(shortfalls.map(({ measure }) => measure.id)).toEqual(["inFlightOff"]);
  expect(shortfalls[0]?.beyond.every(({ workload }) => workload === "jpeg__b8")).toBe(true);
});
