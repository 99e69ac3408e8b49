import { useRun } from "@/components/article/figures";
import { LevelChart } from "@/components/charts/LevelChart";
import { formatBytes } from "@/lib/format/bytes";
import { formatMs } from "@/lib/format/number";
import { shmPeakBytes } from "@/lib/signals/shmPeakBytes";

/** How much of the epoch is shown. */
const WINDOW_MS = 2000;

/** Bytes in `/dev/shm` at the start of a figure's run. The same at build and in the browser. */
export function ShmLevelPlot({ figure }: { readonly figure: string }) {
  const result = useRun(figure);
  const peak = shmPeakBytes(result);
  return (
    <div className="small-figure" data-shm-peak-bytes={peak}>
      <LevelChart
        level={result.levels.shmBytes}
        untilMs={WINDOW_MS}
        top={Math.max(peak, 1) * 1.1}
        format={(bytes) => (bytes === 0 ? "0" : formatBytes(bytes))}
        description={`Bytes in shared memory over the first ${formatMs(WINDOW_MS)}. At most ${formatBytes(peak)}.`}
      />
    </div>
  );
}
