/** What a reader has tried so far, and who wants to hear of more. */
export interface AttemptLog<A> {
  readonly attempts: () => readonly A[];
  readonly add: (attempt: A) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Nobody's tasks need more than the latest so many states. */
const DEPTH = 60;

/** A log that begins with what a page opens with, where that is something to compare with. */
export function createAttemptLog<A>(...opening: readonly A[]): AttemptLog<A> {
  let attempts: readonly A[] = opening;
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
