import { fixed, type DeviceCopy } from "@/lib/sim";
import type { Figures, Wish } from "@/lib/scenario-store";
import { jpegs, withSampleCpu } from "./wishes";

/** Batches of 150 MB that cost little to load, short steps, a loop that never reads the loss. */
function largeBatches(pinMemory: boolean, copy: DeviceCopy): Wish {
  const cheap = withSampleCpu(jpegs, fixed(0.05));
  return {
    ...cheap,
    workload: {
      ...cheap.workload,
      collate: { inWorkerMs: 10, inMainMs: 5 },
      payload: { kind: "tensors", tensors: 2, bytes: 150e6, sharedBy: "collate" },
    },
    loader: { ...cheap.loader, numWorkers: 8, pinMemory },
    training: { ...cheap.training, stepMs: fixed(30), readsLoss: false, copy },
  };
}

/** Section “Pinned memory and the copy”: the same loop, four ways to copy. */
export const copyFigures = {
  pageable: largeBatches(false, { nonBlocking: false, stream: "default" }),
  pinnedBlocking: largeBatches(true, { nonBlocking: false, stream: "default" }),
  pinnedNonBlocking: largeBatches(true, { nonBlocking: true, stream: "default" }),
  sideStream: largeBatches(true, { nonBlocking: true, stream: "side" }),
} satisfies Figures;
