/** Which attempts count after a reader has asked to have their progress forgotten. */
export interface Forgetting<A> {
  /** What has been tried so far counts no more; the latest of it is where the reader starts from. */
  readonly forget: (attempts: readonly A[]) => void;
  /** The attempts that count; none while nothing new has been tried. */
  readonly counted: (attempts: readonly A[]) => readonly A[];
}

/** Nothing is forgotten yet. An attempt is told by its identity. */
export function createForgetting<A extends object>(): Forgetting<A> {
  const forgotten = new WeakSet<A>();
  let start: A | undefined;
  return {
    forget: (attempts) => {
      for (const attempt of attempts) forgotten.add(attempt);
      start = attempts.at(-1);
    },
    counted: (attempts) => {
      const last = attempts.at(-1);
      if (last === undefined || forgotten.has(last)) return [];
      return attempts.filter((attempt) => attempt === start || !forgotten.has(attempt));
    },
  };
}
