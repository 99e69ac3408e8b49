/** A question to a worker thread; its answer carries the same number. */
export interface Question<Asked> {
  readonly id: number;
  readonly asked: Asked;
}

/** What the thread found. */
export interface Answer<Found> {
  readonly id: number;
  readonly found: Found;
}
