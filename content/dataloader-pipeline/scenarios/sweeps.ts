import { fixed } from "@/lib/sim";
import type { Figures, Wish } from "@/lib/scenario-store";
import { jpegs, presetWish, withCores, withSamples } from "./wishes";

/** Few batches: a sweep runs the scenario nine times for each position of a slider. */
const shortJpegs = withSamples(jpegs, 80 * jpegs.loader.batchSize);

const withoutStep = (wish: Wish): Wish => ({
  ...wish,
  training: { ...wish.training, stepMs: fixed(0), readsLoss: false },
});

/** Sections “Worker throughput profiling” and “Production patterns”: sweeps over `num_workers`. */
export const sweepFigures = {
  jpegSweep: shortJpegs,
  fewCores: withCores(shortJpegs, 2),
  tinyRows: withoutStep(presetWish("tabular-rows")),
  remoteStore: withSamples(presetWish("object-store"), 100 * 32),
} satisfies Figures;
