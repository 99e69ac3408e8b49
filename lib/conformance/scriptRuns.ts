import { toScenario, type Wish } from "@/lib/scenario-store";
import {
  defaultLoaderWish,
  defaultMachine,
  defaultTraining,
  defaultWorkload,
  fixed,
  simulate,
} from "@/lib/sim";
import { quantile } from "./quantile";

/** What an exported script prints at its end. */
export interface Printed {
  readonly samplesPerSecond: number;
  /** Part of the time inside `next()`, 0 to 1. */
  readonly waitShare: number;
  readonly firstBatchMs: number;
  readonly batches: number;
}

/** A script's runs next to the simulation of the state that it was exported from. */
export interface ScriptHeld {
  readonly name: string;
  readonly observedPerSecond: number;
  /** Simulated less observed, relative. */
  readonly error: number;
  /** Difference between the fastest and the slowest run, relative to the middle one. */
  readonly spread: number;
  /** Batches trained on, simulated less observed. */
  readonly batches: number;
}

/** The published 95th percentile of the error on quiet runs; beyond half the spread a script has to be within it. */
export const SCRIPT_BAR = 0.09;

const FIELD = /^(samples\/s|wait share|first batch|batches) +(\d+(?:\.\d+)?)( %| ms)?$/gm;

/** Reads what a script printed. Throws when one of the four fields is missing. */
export function readPrinted(text: string): Printed {
  const found = new Map([...text.matchAll(FIELD)].map(([, name, number]) => [name, Number(number)]));
  const read = (name: string): number => {
    const value = found.get(name);
    if (value === undefined) throw new Error(`script: printed no "${name}"; it printed: ${text}`);
    return value;
  };
  return {
    samplesPerSecond: read("samples/s"),
    waitShare: read("wait share") / 100,
    firstBatchMs: read("first batch"),
    batches: read("batches"),
  };
}

/** Runs of an exported script against the simulation of its wish. Throws without a run. */
export function againstScript(name: string, wish: Wish, printed: readonly Printed[]): ScriptHeld {
  const { totals } = simulate(toScenario(wish), "totals");
  const rates = printed.map(({ samplesPerSecond }) => samplesPerSecond);
  const observedPerSecond = quantile(rates, 0.5);
  const [first] = printed;
  if (first === undefined) throw new Error(`script ${name}: no run`);
  return {
    name,
    observedPerSecond,
    error: totals.samplesPerSecond / observedPerSecond - 1,
    spread: (Math.max(...rates) - Math.min(...rates)) / observedPerSecond,
    batches: totals.batches - first.batches,
  };
}

/** Whether the batches agree, and the rate where rates can be judged. */
export function isScriptWithinBar({ error, spread, batches }: ScriptHeld, judgesRates: boolean): boolean {
  return batches === 0 && (!judgesRates || Math.abs(error) - spread / 2 <= SCRIPT_BAR);
}

/** Small states for a machine with so many cores, each of which another part of the pipeline decides. */
export function scriptWishes(cores: number): Readonly<Record<string, Wish>> {
  const base = {
    seed: 1,
    workload: {
      ...defaultWorkload,
      dataset: { kind: "map", samples: 80 * 8, reads: "perSample" },
      collate: { inWorkerMs: 1, inMainMs: 1 },
      payload: { kind: "tensors", tensors: 1, bytes: 80_000, sharedBy: "collate" },
    },
    loader: { ...defaultLoaderWish, batchSize: 8, numWorkers: 2 },
    training: { ...defaultTraining, stepMs: fixed(10), copy: null },
    machine: { ...defaultMachine, cores },
  } satisfies Wish;
  const sample = (waitMs: number, cpuMs: number) => ({
    ...base.workload,
    sample: { ...base.workload.sample, storageBytes: 0, waitMs: fixed(waitMs), cpuMs: fixed(cpuMs) },
  });
  return {
    "samples that wait, two workers": { ...base, workload: sample(5, 0) },
    "samples that compute, one worker": {
      ...base,
      workload: sample(0, 2),
      loader: { ...base.loader, numWorkers: 1 },
    },
    "no workers": { ...base, workload: sample(1, 0.5), loader: { ...base.loader, numWorkers: 0 } },
  };
}
