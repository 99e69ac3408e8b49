import { hasWorkers, type IterableDataset, type Loader } from "../scenario";

/** The samples that one worker (or the main process) iterates over. */
export interface Shard {
  /** Number of its first sample. */
  readonly first: number;
  readonly samples: number;
}

/** What each worker of a rank reads of an iterable dataset; one shard for the main process without workers. */
export function shardsOf(
  { shardSamples, split }: IterableDataset,
  loader: Loader,
  rank = 0,
  ranks = 1,
): Shard[] {
  const ownReaders = hasWorkers(loader) ? loader.numWorkers : 1;
  const readers = ranks * ownReaders;
  const all = shardSamples.reduce((sum, samples) => sum + samples, 0);
  const shards: Shard[] = [];
  let first = 0;
  for (let reader = 0; reader < readers; reader += 1) {
    const own = shardSamples
      .filter((_, shard) => shard % readers === reader)
      .reduce((sum, samples) => sum + samples, 0);
    if (split === "none") {
      shards.push({ first: 0, samples: all });
    } else {
      shards.push({ first, samples: own });
      first += own;
    }
  }
  return shards.slice(rank * ownReaders, (rank + 1) * ownReaders);
}

/** Batches of a shard; each worker drops or keeps its own last one. */
export function batchesOf({ samples }: Shard, { batchSize, dropLast }: Loader): number {
  return dropLast ? Math.floor(samples / batchSize) : Math.ceil(samples / batchSize);
}
