import type { BatchTable } from "@/lib/sim";
import { staysOf } from "./stays";

/** Events closer than this look like one, and are one step. */
const SAME_MS = 0.3;

/**
 * The moments at which a batch changes its place or its stage, sorted, up to `untilMs`. Each stands for
 * everything that changes within a blink of it, so that every step shows something new.
 */
export function eventTimes(batches: BatchTable, untilMs: number): readonly number[] {
  const times: number[] = [];
  for (let row = 0; row < batches.count; row += 1) {
    for (const [fromMs] of staysOf(batches, row)) times.push(fromMs);
    times.push(batches.stepEndMs[row] ?? 0);
  }
  const events: number[] = [];
  let beganMs = -Infinity;
  for (const timeMs of times.sort((a, b) => a - b)) {
    if (timeMs > untilMs) break;
    if (timeMs - beganMs < SAME_MS) events.pop();
    else beganMs = timeMs;
    events.push(timeMs);
  }
  return events;
}

/** The same, found when somebody first steps from one to the next: a drag has better things to do. */
export function lazyEventTimes(batches: BatchTable, untilMs: number): () => readonly number[] {
  let found: readonly number[] | null = null;
  return () => (found ??= eventTimes(batches, untilMs));
}
