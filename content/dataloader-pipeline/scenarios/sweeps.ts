import { fixed } from "@/lib/sim";
import type { Figures, Wish } from "@/lib/scenario-store";
import { SETTINGS } from "@/lib/settings";
import { jpegs, presetWish, withCores, withSamples } from "./wishes";

/**
 * Few batches, since a sweep runs the scenario nine times for each position of a slider; but enough of
 * them left out at the start, so that the first stock of sixteen workers does not count.
 */
const forSweep = (wish: Wish): Wish => ({
  ...withSamples(wish, 150 * wish.loader.batchSize),
  training: { ...wish.training, excludedBatches: 50 },
});

const withoutStep = (wish: Wish): Wish => ({
  ...wish,
  training: { ...wish.training, stepMs: fixed(0), readsLoss: false },
});

/** Sections “Worker throughput profiling” and “Production patterns”: sweeps over `num_workers`. */
export const sweepFigures = {
  throughput: forSweep(jpegs),
  /** As many threads of a library in each worker as there are cores. */
  threaded: SETTINGS.libraryThreads.set(forSweep(jpegs), jpegs.machine.cores),
  /** Four processes, each with a GPU, on the same cores. */
  fourRanks: withSamples(SETTINGS.ranks.set(forSweep(jpegs), 4), 4 * 150 * jpegs.loader.batchSize),
  fewCores: forSweep(withCores(jpegs, 2)),
  tinyRows: forSweep(withoutStep(presetWish("tabular-rows"))),
  remoteStore: forSweep(presetWish("object-store")),
} satisfies Figures;
