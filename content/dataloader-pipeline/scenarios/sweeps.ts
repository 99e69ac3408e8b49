import { fixed } from "@/lib/sim";
import type { Figures, Wish } from "@/lib/scenario-store";
import { SETTINGS } from "@/lib/settings";
import { steadyWish } from "@/lib/workerCurve/steady";
import { jpegs, presetWish, withCores } from "./wishes";

/** The most workers that a sweep of the article tries. */
const MOST_WORKERS = 16;

/** Few batches, since a sweep runs the scenario nine times for each position of a slider. */
const EFFORT = { batches: 100, perWorker: 6, perCredit: 2, warmUp: 1.5 } as const;

/**
 * One window for all counts, long enough for the most workers: it begins when their first stock is used, and
 * ends before the sampler runs dry. So what is in flight when it begins is made up for when it ends, and no
 * rate lies above what cores let through.
 */
const forSweep = (wish: Wish): Wish => ({ ...steadyWish(wish, MOST_WORKERS, EFFORT), loader: wish.loader });

const withoutStep = (wish: Wish): Wish => ({
  ...wish,
  training: { ...wish.training, stepMs: fixed(0), readsLoss: false },
});

/** Sections “Worker throughput profiling” and “Production patterns”: sweeps over `num_workers`. */
export const sweepFigures = {
  throughput: forSweep(jpegs),
  /** As many threads of a library in each worker as there are cores. */
  threaded: forSweep(SETTINGS.libraryThreads.set(jpegs, jpegs.machine.cores)),
  /** Four processes, each with a GPU, on the same cores. */
  fourRanks: forSweep(SETTINGS.ranks.set(jpegs, 4)),
  fewCores: forSweep(withCores(jpegs, 2)),
  tinyRows: forSweep(withoutStep(presetWish("tabular-rows"))),
  remoteStore: forSweep(presetWish("object-store")),
} satisfies Figures;
