/** No deeper queue than this is offered, batches per worker. */
export const MOST_PREFETCH_FACTOR = 8;
