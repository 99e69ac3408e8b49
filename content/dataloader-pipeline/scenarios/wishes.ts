import { defaultLoaderWish, defaultScenario, fixed, type Cost, type LoaderWish } from "@/lib/sim";
import type { Wish } from "@/lib/scenario-store";
import { presetOf } from "@/lib/presets";

/** JPEGs on eight cores, as the simulator's defaults have them. */
export const jpegs: Wish = { ...defaultScenario, loader: defaultLoaderWish };

/** A wish with other arguments of the DataLoader. */
export function withLoader(wish: Wish, change: Partial<LoaderWish>): Wish {
  return { ...wish, loader: { ...wish.loader, ...change } };
}

/** A wish whose samples cost something else on the CPU. */
export function withSampleCpu(wish: Wish, cpuMs: Cost): Wish {
  return { ...wish, workload: { ...wish.workload, sample: { ...wish.workload.sample, cpuMs } } };
}

/** A wish with an epoch of that many samples. */
export function withSamples(wish: Wish, samples: number): Wish {
  return {
    ...wish,
    workload: { ...wish.workload, dataset: { kind: "map", samples, reads: "perSample" } },
  };
}

/** A wish whose GPU step takes that long. */
export function withStep(wish: Wish, ms: number): Wish {
  return { ...wish, training: { ...wish.training, stepMs: fixed(ms) } };
}

/** A wish on a machine with that many cores. */
export function withCores(wish: Wish, cores: number): Wish {
  return { ...wish, machine: { ...wish.machine, cores } };
}

/** The wish of a preset. Throws when there is none. */
export function presetWish(id: string): Wish {
  const preset = presetOf(id);
  if (preset === undefined) throw new Error(`No preset is called "${id}".`);
  return preset.wish;
}
