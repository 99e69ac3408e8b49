import type { Cost, LoaderWish } from "@/lib/sim";
import type { Wish } from "@/lib/scenario-store";
import { plural } from "@/lib/words/plural";
import type { Setting } from "./setting";

const numWorkers: Setting = {
  name: "num_workers",
  label: "worker processes",
  min: 0,
  max: 8,
  step: 1,
  unit: "",
  get: (wish) => wish.loader.numWorkers,
  set: (wish, value) => withLoader(wish, { numWorkers: value }),
  describe: ({ loader, machine }) =>
    loader.numWorkers === 0
      ? "no workers: the main process loads every batch itself"
      : `${plural(loader.numWorkers, "worker")} on ${plural(machine.cores, "core")}`,
};

const prefetchFactor: Setting = {
  name: "prefetch_factor",
  label: "batches in flight per worker",
  min: 1,
  max: 8,
  step: 1,
  unit: "",
  get: (wish) => wish.loader.prefetchFactor,
  set: (wish, value) => withLoader(wish, { prefetchFactor: value }),
  describe: ({ loader }) =>
    loader.numWorkers === 0
      ? `${plural(loader.prefetchFactor, "batch", "batches")} per worker, without effect while there are no workers`
      : `${plural(loader.prefetchFactor, "batch", "batches")} per worker, ${loader.prefetchFactor * loader.numWorkers} in flight`,
};

const sampleCpuMs: Setting = {
  name: "load time",
  label: "CPU time to load one sample",
  min: 0.5,
  max: 12,
  step: 0.5,
  unit: "ms",
  get: (wish) => meanMs(wish.workload.sample.cpuMs),
  set: (wish, value) => ({
    ...wish,
    workload: {
      ...wish.workload,
      sample: { ...wish.workload.sample, cpuMs: withMean(wish.workload.sample.cpuMs, value) },
    },
  }),
  describe: (wish) => `${meanMs(wish.workload.sample.cpuMs)} milliseconds of CPU time per sample`,
};

const stepMs: Setting = {
  name: "GPU step",
  label: "time the GPU needs for one batch",
  min: 5,
  max: 150,
  step: 5,
  unit: "ms",
  get: (wish) => meanMs(wish.training.stepMs),
  set: (wish, value) => ({
    ...wish,
    training: { ...wish.training, stepMs: withMean(wish.training.stepMs, value) },
  }),
  describe: (wish) => `${meanMs(wish.training.stepMs)} milliseconds per step`,
};

/** Every setting, under the key that MDX and links use. */
export const SETTINGS = { numWorkers, prefetchFactor, sampleCpuMs, stepMs } as const;

/** A key of {@link SETTINGS}. */
export type SettingKey = keyof typeof SETTINGS;

/** Whether a string names a setting. */
export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key);
}

function withLoader(wish: Wish, change: Partial<LoaderWish>): Wish {
  return { ...wish, loader: { ...wish.loader, ...change } };
}

function meanMs(cost: Cost): number {
  switch (cost.kind) {
    case "fixed":
      return cost.ms;
    case "lognormal":
      return cost.meanMs;
    case "measured":
      return cost.drawsMs.reduce((sum, draw) => sum + draw, 0) / cost.drawsMs.length;
  }
}

/** The same kind of cost with another mean; measured draws are scaled. */
function withMean(cost: Cost, mean: number): Cost {
  switch (cost.kind) {
    case "fixed":
      return { kind: "fixed", ms: mean };
    case "lognormal":
      return { ...cost, meanMs: mean };
    case "measured": {
      const factor = mean / meanMs(cost);
      return { kind: "measured", drawsMs: cost.drawsMs.map((draw) => draw * factor) };
    }
  }
}

