import { hasWorkers, type Result } from "@/lib/sim";
import { slice, type TraceEvent } from "./traceEvent";
import { MAIN_TRACK } from "./traceTracks";

/** Every step of the training loop and the `next()` that it begins with, named as torch.profiler names them. */
export function loopEvents({ batches, scenario }: Result): TraceEvent[] {
  const iterator = hasWorkers(scenario.loader)
    ? "_MultiProcessingDataLoaderIter"
    : "_SingleProcessDataLoaderIter";
  const events: TraceEvent[] = [];
  for (let row = 0; row < batches.count; row += 1) {
    const args = { batch: batches.batch[row] ?? 0 };
    const callMs = batches.nextCallMs[row] ?? 0;
    const sameEpoch = batches.epoch[row] === batches.epoch[row + 1];
    const nextCallMs = batches.nextCallMs[row + 1] ?? Infinity;
    // The device may still compute when the loop is already in the next epoch.
    const endMs = sameEpoch ? nextCallMs : Math.min(nextCallMs, batches.stepEndMs[row] ?? callMs);
    const on = { track: MAIN_TRACK, cat: "user_annotation", args };
    events.push(slice({ ...on, name: `ProfilerStep#${row}`, startMs: callMs, endMs }));
    events.push(
      slice({
        ...on,
        name: `enumerate(DataLoader)#${iterator}.__next__`,
        startMs: callMs,
        endMs: batches.nextReturnMs[row] ?? callMs,
      }),
    );
  }
  return events;
}
