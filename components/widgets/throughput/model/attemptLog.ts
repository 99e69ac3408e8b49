import type { CurveAttempt } from "@/lib/tasks/throughput";

/** What a reader has tried so far, and who wants to hear of more. */
export interface AttemptLog {
  readonly attempts: () => readonly CurveAttempt[];
  readonly add: (attempt: CurveAttempt) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Nobody's tasks need more than the latest so many states. */
const DEPTH = 60;

/** An empty log. */
export function createAttemptLog(): AttemptLog {
  let attempts: readonly CurveAttempt[] = [];
  const listeners = new Set<() => void>();
  return {
    attempts: () => attempts,
    add: (attempt) => {
      attempts = [...attempts, attempt].slice(-DEPTH);
      listeners.forEach((listener) => {
        listener();
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
