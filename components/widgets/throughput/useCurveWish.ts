import { useMemo } from "react";
import type { Wish } from "@/lib/scenario-store";

/** The wish as far as its curve depends on it: the same object as long as only the number of workers changes. */
export function useCurveWish({ seed, workload, loader, training, machine }: Wish): Wish {
  const { batchSize, prefetchFactor, dropLast, pinMemory, persistentWorkers, inOrder, startMethod } = loader;
  return useMemo(
    () => ({
      seed,
      workload,
      training,
      machine,
      loader: {
        numWorkers: 0,
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
