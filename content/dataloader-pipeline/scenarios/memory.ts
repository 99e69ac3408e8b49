import { withDatasetKind } from "@/lib/memory";
import type { Figures } from "@/lib/scenario-store";
import { jpegs, withSamples, withStep } from "./wishes";

/** Section “Memory analysis”: workers that keep ahead, and paths as bytes in one array, which nobody copies. */
export const memoryFigures = {
  memory: withDatasetKind(withStep(withSamples(jpegs, 40 * jpegs.loader.batchSize), 200), "packedBytes"),
} satisfies Figures;
