import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { machineConstants } from "@/content/simulator/model/constants";
import { recordedRuns } from "@/lib/conformance/recordedRuns";
import { scenarioOf } from "@/lib/measurement/calibrate";
import { MACHINE_COSTS_EVIDENCE, RECORDED_MACHINE_COSTS } from "@/lib/sim";

/** Numbers that the calibration takes from elsewhere, and how each is known. None is fitted to a run. */
const IN_CALIBRATION = new Map([
  ["HOST_MS", "measured"],
  ["SLEEP_OVERSHOOT_MS", "measured"],
  ["CLOCK_NOISE_MS", "assumed"],
  ["Z95", "a fact of the normal distribution"],
  ["SPREAD_OF_A_DISTRIBUTION", "assumed"],
  ["SHARES", "measured"],
]);

test("at most twelve constants are fitted to the recorded runs", () => {
  const fitted = machineConstants().flatMap((group) =>
    group.constants.filter(({ provenance }) => /fitted/i.test(provenance.source)),
  );
  expect(fitted.length).toBeGreaterThan(0);
  expect(fitted.length).toBeLessThanOrEqual(12);
  expect(fitted.filter((constant) => constant.fitted === null)).toEqual([]);
});

test("the calibration hides no fitted number", () => {
  const source = readFileSync("lib/measurement/calibrate.ts", "utf8");
  const declared = [...source.matchAll(/^const ([A-Z0-9_]+) =/gm)].map(([, name]) => name);
  expect(declared.toSorted()).toEqual([...IN_CALIBRATION.keys()].toSorted());
  const functions = source
    .replaceAll(/^const [A-Z0-9_]+ = (\{[\s\S]*?\n\}|.*;)/gm, "")
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, "");
  const numbers = new Set(
    [...functions.matchAll(/(?<![\w.])\d[\d.]*(?:e\d+)?\b/g)].map(([number]) => number),
  );
  expect([...numbers].toSorted()).toEqual(["0", "0.5", "1", "1e6", "2"]);
});

test("the shares of a hand-over add up to all of it, for the worker and for the main process", () => {
  const first = recordedRuns()[0];
  if (first?.measurement.costs.handOver === undefined) throw new Error("the first file tells no hand-over");
  const { costs, dataset } = first.measurement;
  const { handOver } = scenarioOf(first.measurement, first.run, null).machine.costs;
  const { workerCpuMsPerBatch, collateMs, mainCpuMsPerBatch } = first.measurement.costs.handOver;
  expect(costs.handOver).toBeDefined();
  expect(
    handOver.takeIndexMs + handOver.feedMs + dataset.tensorsPerBatch * handOver.serveMsPerTensor,
  ).toBeCloseTo(workerCpuMsPerBatch - collateMs, 9);
  expect(
    handOver.receiveMs +
      dataset.tensorsPerBatch * handOver.rebuildMsPerTensor +
      handOver.sendIndexMs +
      2 * handOver.leaveMs +
      (dataset.bytesPerBatch / 1e6) * handOver.unmapMsPerMegabyte,
  ).toBeCloseTo(mainCpuMsPerBatch, 9);
});

test("what the machine is said to cost in a hand-over lies within what the files tell", () => {
  const files = new Map(recordedRuns().map((recorded) => [recorded.measurement, recorded.run]));
  const costs = [...files].map(
    ([measurement, run]) => scenarioOf(measurement, run, null).machine.costs.handOver,
  );
  const ofEachFile = Object.entries(MACHINE_COSTS_EVIDENCE.handOver).filter(([, { source }]) =>
    source.startsWith("each recorded file"),
  );
  expect(ofEachFile.length).toBe(7);
  for (const [name] of ofEachFile) {
    const values = costs.map((handOver) => Number(new Map(Object.entries(handOver)).get(name)));
    const known = Number(new Map(Object.entries(RECORDED_MACHINE_COSTS.handOver)).get(name));
    expect(known, name).toBeGreaterThanOrEqual(Math.min(...values));
    expect(known, name).toBeLessThanOrEqual(Math.max(...values));
  }
});
