import { formatBytes } from "@/lib/format/bytes";
import type { Provenance } from "@/lib/presets";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { footprintOf, INTERPRETER_EVIDENCE, mostByPart } from "@/lib/sim/memory";
import { plural } from "@/lib/words/plural";

type Known = Pick<Provenance, "evidence" | "source">;

/** One thing that takes memory, at most. */
export interface PricePart {
  readonly label: string;
  readonly bytes: number;
  /** How the number comes about. */
  readonly sum: string;
  readonly evidence: Known;
}

/** Most host memory that the loaders of all ranks take. The dataset and the main processes come on top. */
export interface Price {
  /** None is empty. */
  readonly parts: readonly PricePart[];
  readonly ramBytes: number;
  /** The part of it in `/dev/shm`. */
  readonly shmBytes: number;
  /** Besides: the main processes with Python and PyTorch. */
  readonly mainBytes: number;
}

const ALIVE: Known = {
  evidence: "measured",
  source:
    "statvfs of /dev/shm, torch 2.13: prefetch_factor × num_workers in flight, one more in the loop’s hand, and another for an instant",
};

const ALIVE_ALONE: Known = {
  evidence: "assumed",
  source: "the loop variable holds the batch before until next() returns the one that it collates",
};

const BUILT: Known = {
  evidence: "assumed",
  source: "each sample is as large as its part of the batch, and all are held until collate returns",
};

const PINNED: Known = {
  evidence: "documented",
  source:
    "the caching host allocator rounds up to a power of two and keeps its blocks (ATen/core/CachingHostAllocator.h)",
};

/** What loading costs in memory with that many workers. */
export function priceOf(wish: Wish, numWorkers: number): Price {
  const scenario = toScenario({ ...wish, loader: { ...wish.loader, numWorkers } });
  const { batchSize, prefetchFactor, pinMemory, startMethod } = wish.loader;
  const { bytes } = scenario.workload.payload;
  const footprint = footprintOf(scenario);
  const most = mostByPart(scenario, { ...footprint, dataset: { ...footprint.dataset, bytes: 0 } });
  const { ranks } = wish.training;
  const times = (sum: string): string => (ranks === 1 ? sum : `${ranks} ranks × (${sum})`);
  const batches = (count: number): string => `${plural(count, "batch", "batches")} of ${formatBytes(bytes)}`;
  const own = startMethod === "fork" ? "forkedBytes" : "spawnedBytes";
  const inFlight =
    numWorkers === 0
      ? batches(most.batchesAlive)
      : `${prefetchFactor} × ${numWorkers} + 2 ${batchesOf(bytes)}`;
  const parts: readonly PricePart[] = [
    {
      label: pinMemory ? "batches before they are pinned" : "batches in flight and in hand",
      bytes: most.batches + most.fed,
      sum: times(pinMemory || most.fed > 0 ? batches(most.batchesUnpinned) : inFlight),
      evidence: numWorkers === 0 ? ALIVE_ALONE : ALIVE,
    },
    {
      label: "pinned blocks",
      bytes: most.pinned,
      sum: times(`${inFlight}, each rounded up to a power of two`),
      evidence: PINNED,
    },
    {
      label: "samples under construction",
      bytes: most.building,
      sum: times(`${Math.max(1, numWorkers)} × ${plural(batchSize, "sample")}`),
      evidence: BUILT,
    },
    {
      label: "workers’ own",
      bytes: most.workers,
      sum: times(`${numWorkers} × ${formatBytes(footprint.interpreter[own])}`),
      evidence: INTERPRETER_EVIDENCE[own],
    },
  ];
  return {
    parts: parts.filter((part) => part.bytes > 0),
    ramBytes: parts.reduce((sum, part) => sum + part.bytes, 0),
    shmBytes: most.shmBytes,
    mainBytes: most.main,
  };
}

/** What no price contains, as a clause. */
export function onTop(ranks: number, { mainBytes }: Price): string {
  return `your dataset and the main ${ranks > 1 ? "processes" : "process"} (${formatBytes(mainBytes)}) come on top`;
}

function batchesOf(bytes: number): string {
  return `batches of ${formatBytes(bytes)}`;
}
