import { useEffect, useRef, useState } from "react";
import type { Wish } from "@/lib/scenario-store";
import { type BatchBar, batchBar } from "./model/batchBars";
import type { ProfileClient } from "./profileClient";

/** What the bars were computed for, and the bars. */
interface Shown {
  readonly wish: Wish;
  readonly counts: string;
  readonly bars: readonly BatchBar[];
}

/** Where a batch's time goes: the first bars at once, every later one from the worker thread. */
export function useBars(client: ProfileClient, wish: Wish, counts: readonly number[]): readonly BatchBar[] {
  const key = counts.join(",");
  const [shown, setShown] = useState<Shown>(() => ({
    wish,
    counts: key,
    bars: counts.map((count) => batchBar(wish, count)),
  }));
  const round = useRef(0);

  useEffect(() => {
    if (shown.wish === wish && shown.counts === key) return;
    round.current += 1;
    const asked = round.current;
    const stop = client.listen((answer) => {
      if (answer.kind === "bars" && answer.round === asked)
        setShown({ wish, counts: key, bars: answer.bars });
    });
    client.ask({ kind: "bars", round: asked, wish, counts: key.split(",").map(Number) });
    return stop;
  }, [client, key, shown, wish]);

  return shown.bars;
}
