import { useMemo } from "react";
import { useWish } from "@/components/article/figures";
import { SweepChart } from "@/components/charts/SweepChart";
import { TableTwin } from "@/components/charts/TableTwin";
import { formatPerSecond } from "@/lib/format/number";
import { demandPerSecond, workerSweep } from "@/lib/sweeps";

/** The numbers of workers that a sweep tries. */
export const SWEEP_WORKERS: readonly number[] = [0, 1, 2, 3, 4, 6, 8, 12, 16];

/** Throughput of a figure's scenario for several numbers of workers. The same at build and in the browser. */
export function SweepPlot({ figure }: { readonly figure: string }) {
  const wish = useWish(figure);
  const points = useMemo(() => workerSweep(wish, SWEEP_WORKERS), [wish]);
  return (
    <div className="small-figure">
      <SweepChart points={points} demandPerSecond={demandPerSecond(wish)} />
      <TableTwin
        head={["num_workers", "samples per second"]}
        rows={points.map(({ numWorkers, samplesPerSecond }) => [
          String(numWorkers),
          formatPerSecond(samplesPerSecond),
        ])}
      />
    </div>
  );
}
