import { csv } from "@/lib/export";
import { boundsOf, tightestOf } from "@/lib/bounds";
import { toScenario } from "@/lib/scenario-store";
import { priceOf } from "@/lib/workerCount";
import type { Curve } from "./curve";

/** Curves as comma-separated text: a line per workload and number of workers, the smallest bound beside it. */
export function curvesCsv(curves: readonly { readonly name: string; readonly curve: Curve }[]): string {
  return csv(
    [
      "workload",
      "num_workers",
      "samples_per_second",
      "gpu_busy_fraction",
      "wait_fraction",
      "smallest_bound",
      "bound_samples_per_second",
      "memory_bytes_at_most",
    ],
    curves.flatMap(({ name, curve: { wish, points } }) =>
      points.map(({ numWorkers, samplesPerSecond, gpuBusyFraction, waitFraction }) => {
        const bound = tightestOf(boundsOf(toScenario({ ...wish, loader: { ...wish.loader, numWorkers } })));
        return [
          name,
          String(numWorkers),
          samplesPerSecond.toFixed(3),
          gpuBusyFraction.toFixed(4),
          waitFraction.toFixed(4),
          bound?.key ?? "",
          bound?.samplesPerSecond.toFixed(3) ?? "",
          String(Math.round(priceOf(wish, numWorkers).ramBytes)),
        ];
      }),
    ),
  );
}
