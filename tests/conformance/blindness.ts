import { readdirSync } from "node:fs";
import { join } from "node:path";
import { groupBy } from "@/lib/conformance/groupBy";
import { recordedFolder, recordedRuns } from "@/lib/conformance/recordedRuns";
import { type CostSource, predictAll } from "@/lib/measurement/document";
import { readMeasurement } from "@/lib/measurement/read";
import type { Measurement } from "@/lib/measurement/schema";

/** Numbers from 0 to 1 that look random: a multiplicative congruential generator. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

/** Every number another one, every list another length: what remains says nothing about the run. */
function scrambled(value: unknown, next: () => number): unknown {
  if (typeof value === "number") {
    return Number.isInteger(value) ? 1 + Math.floor(1000 * next()) : 1000 * next();
  }
  if (Array.isArray(value)) {
    const kept = value.slice(0, 1 + Math.floor(next() * value.length));
    return kept.toReversed().map((item: unknown) => scrambled(item, next));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, scrambled(part, next)]));
}

/** The same file with other observations. */
export function withOtherObservations(measurement: Measurement, seed: number): Measurement {
  const next = numbersFrom(seed);
  const runs = measurement.runs.map((run) => ({
    ...run,
    observed: scrambled(run.observed, next),
    repeats: scrambled(run.repeats, next),
    events: scrambled(run.events, next),
  }));
  const reading = readMeasurement({ ...measurement, runs });
  if (!reading.ok) throw new Error(reading.problems.join("; "));
  return reading.measurement;
}

/** What is said of all runs, or of the first few. */
export function bytesOf(measurement: Measurement, source: CostSource, first = Infinity): string {
  const asked = { ...measurement, runs: measurement.runs.slice(0, first) };
  const { runs } = predictAll(asked, [source]);
  return JSON.stringify(runs.map(({ predicted, composed }) => predicted ?? composed));
}

/** The recorded files. */
export const recordedFiles = [
  ...groupBy(recordedRuns(), (run) => `${run.generation}/${run.workload}`),
].flatMap(([name, [first]]) => (first === undefined ? [] : [{ name, measurement: first.measurement }]));

/** How many files lie in the folders of the recorded runs. */
export function countFiles(): number {
  const folders = readdirSync(recordedFolder(), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return folders.flatMap(({ name }) => readdirSync(join(recordedFolder(), name))).length;
}
