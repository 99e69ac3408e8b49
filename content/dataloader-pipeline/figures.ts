import { defaultLoaderWish, defaultScenario } from "@/lib/sim";
import type { Figures } from "@/lib/scenario-store";

/** The named scenarios of the article. */
export const figures: Figures = {
  /** JPEGs, two workers, a GPU that could take twice as much. */
  hero: { ...defaultScenario, loader: { ...defaultLoaderWish, numWorkers: 2 } },
};
