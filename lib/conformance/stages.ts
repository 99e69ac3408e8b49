import type { Stamps } from "./stamps";

/** Where the time of a batch goes: means over the batches after the warm-up, milliseconds. */
export interface StageTimes {
  /** All of its samples, in the worker. */
  readonly loadMs: number;
  readonly collateMs: number;
  /** From the end of collate, or from the call of `next()` where that is later, until `next()` returns. */
  readonly deliverMs: number;
  /** From one delivery to the next. */
  readonly periodMs: number;
}

/** The same repeat as it was recorded and as it is simulated. */
export interface StagesCompared {
  readonly seen: StageTimes;
  readonly made: StageTimes;
}

/** The times of the batches behind the first `excluded` of a run; null where nothing is left. */
export function stageTimesOf(stamps: readonly Stamps[], excluded: number): StageTimes | null {
  const counted = stamps.flatMap((stamp, row) => {
    const before = stamps[row - 1];
    if (row < Math.max(1, excluded) || before?.epoch !== stamp.epoch) return [];
    return [{ stamp, periodMs: stamp.nextReturnMs - before.nextReturnMs }];
  });
  if (counted.length === 0) return null;
  const mean = (pick: (stamp: Stamps) => number): number =>
    counted.reduce((sum, { stamp }) => sum + pick(stamp), 0) / counted.length;
  return {
    loadMs: mean((stamp) => stamp.loadEndMs - stamp.loadStartMs),
    collateMs: mean((stamp) => stamp.collateEndMs - stamp.loadEndMs),
    deliverMs: mean((stamp) => stamp.nextReturnMs - Math.max(stamp.collateEndMs, stamp.nextCallMs)),
    periodMs: counted.reduce((sum, { periodMs }) => sum + periodMs, 0) / counted.length,
  };
}
