import type { Figures, Wish } from "@/lib/scenario-store";
import { jpegs, withLoader, withSampleCpu } from "./wishes";

const byValue = (wish: Wish): Wish => ({
  ...wish,
  workload: { ...wish.workload, payload: { kind: "byValue", bytes: wish.workload.payload.bytes } },
});

/** Section “Troubleshooting”: one loop in health and in three kinds of trouble. */
export const signalFigures = {
  healthy: withLoader(jpegs, { numWorkers: 5 }),
  tooFewWorkers: withLoader(jpegs, { numWorkers: 2 }),
  stragglers: withLoader(withSampleCpu(jpegs, { kind: "lognormal", meanMs: 4, sigma: 2.2 }), {
    numWorkers: 5,
  }),
  byValue: byValue(withLoader(jpegs, { numWorkers: 5 })),
} satisfies Figures;
