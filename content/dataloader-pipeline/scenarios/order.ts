import { fixed } from "@/lib/sim";
import type { Figures } from "@/lib/scenario-store";
import { jpegs, withLoader, withSampleCpu } from "./wishes";

/** Samples that differ so much that one batch may cost several times the next. */
const varied = withSampleCpu(jpegs, { kind: "lognormal", meanMs: 4, sigma: 1.8 });

const fast = withSampleCpu(jpegs, { kind: "lognormal", meanMs: 0.5, sigma: 1.8 });

const even = withLoader(withSampleCpu(jpegs, fixed(4)), { numWorkers: 3 });

/** Section “Pipeline visualisation”: credit, order, prefetch. */
export const orderFigures = {
  pipeline: varied,
  pipelineArrivalOrder: withLoader(varied, { inOrder: false }),
  pipelinePrefetch8: withLoader(varied, { prefetchFactor: 8 }),
  pipelineOneWorker: withLoader(varied, { numWorkers: 1 }),
  pipelineFastLoad: fast,
  pipelineFastLoadPrefetch8: withLoader(fast, { prefetchFactor: 8 }),
  evenPrefetch2: even,
  evenPrefetch8: withLoader(even, { prefetchFactor: 8 }),
} satisfies Figures;
