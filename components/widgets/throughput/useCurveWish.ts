import { useMemo } from "react";
import type { Wish } from "@/lib/scenario-store";
import { COARSE_REACH, MOST_WORKERS } from "@/lib/workerCurve";

/**
 * The wish as far as its curve and what fits depend on it: the same object while the number of workers changes
 * within reach of a coarse curve. Its own number of workers is what the curve has to reach at least.
 */
export function useCurveWish({ seed, workload, loader, training, machine, memory }: Wish): Wish {
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
      ...(memory === undefined ? {} : { memory }),
    }),
    [
      seed,
      workload,
      training,
      machine,
      memory,
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
