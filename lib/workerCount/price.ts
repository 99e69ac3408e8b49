import { measured, type Provenance } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import type { StartMethod } from "@/lib/sim";

/** One thing that takes memory, at most. */
export interface PricePart {
  readonly label: string;
  readonly bytes: number;
  /** How the number comes about. */
  readonly sum: string;
  readonly evidence: Provenance;
}

/** Private memory of a worker at its start, without a dataset of Python objects. */
const WORKER_PRIVATE: Readonly<
  Record<StartMethod, { readonly bytes: number; readonly evidence: Provenance }>
> = {
  fork: { bytes: 10e6, evidence: measured("a forked worker of torch 2.13 (CPU build): 10 MB private") },
  spawn: {
    bytes: 143e6,
    evidence: measured("a spawned worker imports torch 2.13 (CPU build) itself: 143 MB private"),
  },
  forkserver: {
    bytes: 143e6,
    evidence: measured("a forkserver's worker imports torch 2.13 (CPU build) itself: 143 MB private"),
  },
};

const CREDIT: Provenance = {
  evidence: "documented",
  source:
    "indices are sent on credit: prefetch_factor × num_workers at the start, then one per delivery (torch/utils/data/dataloader.py, _try_put_index)",
  url: null,
};

const HELD: Provenance = {
  evidence: "documented",
  source: "the loop variable keeps a batch until the next one is assigned",
  url: null,
};

const PINNED: Provenance = {
  evidence: "documented",
  source:
    "the caching host allocator rounds up to a power of two and keeps its blocks (ATen/core/CachingHostAllocator.h)",
  url: null,
};

/** Most host memory that the loaders of all ranks take, by what takes it; the dataset is not among it. */
export function priceOf(wish: Wish, numWorkers: number): readonly PricePart[] {
  const { ranks } = wish.training;
  const parts = priceOfRank(wish, numWorkers);
  if (ranks === 1) return parts;
  return parts.map((part) => ({ ...part, bytes: ranks * part.bytes, sum: `${ranks} ranks × ${part.sum}` }));
}

function priceOfRank({ loader, workload }: Wish, numWorkers: number): readonly PricePart[] {
  const { bytes } = workload.payload;
  const inFlight = loader.prefetchFactor * numWorkers;
  const hand = { label: "in the loop’s hand", bytes, sum: "1 batch", evidence: HELD };
  const pinned = loader.pinMemory ? [pinnedPart(bytes, inFlight + 1)] : [];
  if (numWorkers === 0) return [hand, ...pinned];
  const { bytes: privateBytes, evidence } = WORKER_PRIVATE[loader.startMethod];
  return [
    {
      label: "in flight",
      bytes: inFlight * bytes,
      sum: `${loader.prefetchFactor} × ${numWorkers} batches`,
      evidence: CREDIT,
    },
    hand,
    ...pinned,
    {
      label: "workers’ own",
      bytes: numWorkers * privateBytes,
      sum: `${numWorkers} × ${privateBytes / 1e6} MB`,
      evidence,
    },
  ];
}

/** All of a price. */
export function totalOf(parts: readonly PricePart[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** A pinned batch has left shared memory; what rounding up adds to it comes on top. */
function pinnedPart(bytes: number, batches: number): PricePart {
  const block = 2 ** Math.ceil(Math.log2(Math.max(1, bytes)));
  return {
    label: "rounding of pinned blocks",
    bytes: batches * (block - bytes),
    sum: `${batches} batches to the next power of two`,
    evidence: PINNED,
  };
}
