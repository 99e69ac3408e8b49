import type { Figures } from "@/lib/scenario-store";
import { copyFigures } from "./scenarios/copies";
import { memoryFigures } from "./scenarios/memory";
import { orderFigures } from "./scenarios/order";
import { signalFigures } from "./scenarios/signals";
import { sweepFigures } from "./scenarios/sweeps";
import { jpegs, withLoader, withSamples } from "./scenarios/wishes";

/** The named scenarios of the article. */
export const figures = {
  /** JPEGs, two workers, a GPU that could take twice as much. It is simulated while the page loads: a short epoch. */
  hero: withSamples(withLoader(jpegs, { numWorkers: 2 }), 3200),
  ...orderFigures,
  ...sweepFigures,
  ...memoryFigures,
  ...copyFigures,
  ...signalFigures,
} satisfies Figures;
