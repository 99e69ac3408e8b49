import type { Result } from "@/lib/sim";

/**
 * Batches that are collated and not yet delivered, on average from the first to the last delivery, by
 * Little's law: what each batch waited, over the time. It counts by-value batches too while they wait in
 * a worker's memory for the pipe, where the level `ready` begins with the result queue.
 */
export function meanFinishedWaiting({ batches }: Result): number {
  const { count, collateEndMs, nextReturnMs } = batches;
  const fromMs = nextReturnMs[0] ?? 0;
  const untilMs = nextReturnMs[count - 1] ?? fromMs;
  if (untilMs <= fromMs) return 0;
  let waitedMs = 0;
  for (let row = 0; row < count; row += 1) {
    waitedMs += Math.max(0, (nextReturnMs[row] ?? 0) - Math.max(fromMs, collateEndMs[row] ?? 0));
  }
  return waitedMs / (untilMs - fromMs);
}
