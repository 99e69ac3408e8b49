import type { Figures } from "@/lib/scenario-store";
import { copyFigures } from "./scenarios/copies";
import { orderFigures } from "./scenarios/order";
import { signalFigures } from "./scenarios/signals";
import { sweepFigures } from "./scenarios/sweeps";
import { jpegs, withLoader, withPackedPaths, withSamples, withStep } from "./scenarios/wishes";

/** The named scenarios of the article. */
export const figures = {
  /** JPEGs, two workers, a GPU that could take twice as much. */
  hero: withLoader(jpegs, { numWorkers: 2 }),
  ...orderFigures,
  ...sweepFigures,
  /** Section “Memory analysis”: what is in flight over time, with workers that keep ahead. */
  memory: withPackedPaths(withStep(withSamples(jpegs, 40 * jpegs.loader.batchSize), 200)),
  ...copyFigures,
  ...signalFigures,
} satisfies Figures;
