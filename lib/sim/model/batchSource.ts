/** `next()` has nothing more to give: the epoch is over. */
export const EXHAUSTED = -2;

/**
 * Where the training loop gets its batches from. Each method runs on the main thread; it is called
 * again whenever the thread's request is done, until it has an answer.
 */
export interface BatchSource {
  /** `iter(loader)`; true when it returns. */
  start(epoch: number): boolean;
  /** `next(iterator)`: the batch, -1 while there is none yet, or {@link EXHAUSTED}. */
  next(): number;
  /** The `next()` that ends the epoch, or an early break; true when it is over. */
  end(): boolean;
}
