import { toScenario, type Wish } from "@/lib/scenario-store";
import { defaultLoaderWish, defaultScenario, type Result, simulate } from "@/lib/sim";

const short: Wish = {
  ...defaultScenario,
  loader: defaultLoaderWish,
  workload: { ...defaultScenario.workload, dataset: { kind: "map", samples: 640, reads: "perSample" } },
};

/** Wishes whose runs have every kind of lane and several epochs. */
export const WISHES: Readonly<Record<string, Wish>> = {
  "four workers": short,
  "no workers": { ...short, loader: { ...short.loader, numWorkers: 0 } },
  "pinned, two epochs": {
    ...short,
    loader: { ...short.loader, pinMemory: true },
    training: { ...short.training, epochs: 2, readsLoss: false, copy: { nonBlocking: true, stream: "side" } },
  },
  "stragglers, in arrival order": {
    ...short,
    workload: {
      ...short.workload,
      sample: { ...short.workload.sample, cpuMs: { kind: "lognormal", meanMs: 4, sigma: 1 } },
    },
    loader: { ...short.loader, inOrder: false },
  },
};

/** Their runs, recorded in full. */
export const RUNS: readonly (readonly [string, Result])[] = Object.entries(WISHES).map(([name, wish]) => [
  name,
  simulate(toScenario(wish), "full"),
]);
