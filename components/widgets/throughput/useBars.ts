import { useEffect, useRef, useState } from "react";
import type { Wish } from "@/lib/scenario-store";
import type { DepthRate } from "@/lib/workerCount";
import { type BatchBar, batchBar } from "./model/batchBars";
import type { ProfileClient } from "./profileClient";

/** What the bars were computed for, and the bars. */
interface Shown {
  readonly wish: Wish;
  readonly counts: string;
  readonly bars: readonly BatchBar[];
  /** Throughput at the knee by `prefetch_factor`; empty until the worker thread has answered. */
  readonly depths: readonly DepthRate[];
}

/** Where a batch's time goes: the first bars at once, every later one from the worker thread, with the depths at the knee. */
export function useBars(
  client: ProfileClient,
  wish: Wish,
  counts: readonly number[],
  knee: number,
): Pick<Shown, "bars" | "depths"> {
  const key = [knee, ...counts].join(",");
  const [shown, setShown] = useState<Shown>(() => ({
    wish,
    counts: "",
    depths: [],
    bars: counts.map((count) => batchBar(wish, count)),
  }));
  const round = useRef(0);

  useEffect(() => {
    if (shown.wish === wish && shown.counts === key) return;
    round.current += 1;
    const asked = round.current;
    const stop = client.listen((answer) => {
      if (answer.kind === "bars" && answer.round === asked) {
        setShown({ wish, counts: key, bars: answer.bars, depths: answer.depths });
      }
    });
    const [at = 0, ...of] = key.split(",").map(Number);
    client.ask({ kind: "bars", round: asked, wish, counts: of, knee: at });
    return stop;
  }, [client, key, shown, wish]);

  // Depths of another workload or knee would be wrong; bars of one are only late.
  const isOfKnee = shown.wish === wish && shown.counts.split(",")[0] === String(knee);
  return { bars: shown.bars, depths: isOfKnee ? shown.depths : [] };
}
