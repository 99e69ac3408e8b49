import { useMemo } from "react";
import type { Wish } from "@/lib/scenario-store";
import { COARSE_REACH, MOST_WORKERS } from "@/lib/workerCurve";

/**
 * The wish as far as its curve depends on it: the same object while the number of workers changes
 * within reach of a coarse curve. Its own number of workers is what the curve has to reach at least.
 */
export function useCurveWish({ seed, workload, loader, training, machine }: Wish): Wish {
  const { batchSize, prefetchFactor, dropLast, pinMemory, persistentWorkers, inOrder, startMethod } = loader;
  const numWorkers = loader.numWorkers > COARSE_REACH ? MOST_WORKERS : 0;
  return useMemo(
    () => ({
      seed,
      workload,
      training,
      machine,
      loader: {
        numWorkers,
        batchSize,
        prefetchFactor,
        dropLast,
        pinMemory,
        persistentWorkers,
        inOrder,
        startMethod,
      },
    }),
    [
      seed,
      workload,
      training,
      machine,
      numWorkers,
      batchSize,
      prefetchFactor,
      dropLast,
      pinMemory,
      persistentWorkers,
      inOrder,
      startMethod,
    ],
  );
}
