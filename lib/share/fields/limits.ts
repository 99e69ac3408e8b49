/** Bounds of what a link may ask for: wide enough for any loader, narrow enough for a browser. */
export const LIMITS = {
  ms: 3_600_000,
  bytes: 1e13,
  perSecond: 1e13,
  sigma: 3,
  numWorkers: 64,
  prefetchFactor: 64,
  batchSize: 16_384,
  samples: 1_000_000,
  epochs: 10,
  tensors: 1024,
  cores: 256,
  ranks: 8,
  libraryThreads: 64,
  batches: 1_000_000,
  draws: 1000,
  shards: 500,
} as const;
