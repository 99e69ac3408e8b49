import { fillsPipe } from "../pipe";
import type { BatchTable, Result } from "../result";
import { hasWorkers } from "../scenario";
import { at, SAME_MS } from "./column";

/** How a finished batch came onto the result queue: its worker's feeder thread had to be free, and the pipe too. */
export interface Feeding {
  /** From here on the feeder thread has it, in milliseconds of the run. */
  readonly startMs: number;
  /** Row of the batch that kept the feeder thread until then; -1 where it was free. */
  readonly behind: number;
  /** Row of the batch that filled the pipe until this one was put there; -1 where there was room. */
  readonly roomAfter: number;
}

/** How the batch in row `row`, which a worker made, came onto the result queue. Needs level `signals`. */
export function feedingOf(result: Result, row: number): Feeding {
  const { batches, scenario } = result;
  const isFilling = fillsPipe(scenario.workload.payload);
  const collateEndMs = at(batches.collateEndMs, row);
  const earlier = previousOfWorker(batches, row);
  // A long message keeps its feeder thread until the reader has taken the last of it.
  const freeMs = earlier < 0 ? 0 : at(isFilling ? batches.receivedMs : batches.readyMs, earlier);
  const startMs = Math.max(collateEndMs, freeMs);
  return {
    startMs,
    behind: startMs > collateEndMs + SAME_MS ? earlier : -1,
    roomAfter: isFilling ? readAsItCame(result, row) : -1,
  };
}

/** Row of the batch that was read to its end as this one was put into the pipe; -1 without one. */
function readAsItCame(result: Result, row: number): number {
  const { epoch, readyMs, takenMs, receivedMs } = result.batches;
  const nowMs = at(readyMs, row);
  for (const other of inFlightWith(result, row)) {
    const isNow = Math.abs(at(receivedMs, other) - nowMs) < SAME_MS;
    if (isNow && epoch[other] === epoch[row] && at(takenMs, other) < nowMs - SAME_MS) return other;
  }
  return -1;
}

/** Rows of the batches that may be in flight together with the one in `row`, without it: no more than there are credits. */
export function* inFlightWith(
  { batches, scenario: { loader } }: Result,
  row: number,
): Generator<number, void> {
  const credits = hasWorkers(loader) ? loader.numWorkers * loader.prefetchFactor : 0;
  const last = Math.min(batches.count - 1, row + credits);
  for (let other = Math.max(0, row - credits); other <= last; other += 1) if (other !== row) yield other;
}

/** Row of the batch that the same worker loaded before this one in the epoch, and so delivered before it; -1 without one. */
export function previousOfWorker({ worker, epoch }: BatchTable, row: number): number {
  let other = row - 1;
  while (other >= 0 && epoch[other] === epoch[row]) {
    if (worker[other] === worker[row]) return other;
    other -= 1;
  }
  return -1;
}
