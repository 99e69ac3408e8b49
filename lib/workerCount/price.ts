import { formatBytes } from "@/lib/format/bytes";
import { besides, footprintFor, mostOf, withKnownData } from "@/lib/memory/most";
import type { Provenance } from "@/lib/presets";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { INTERPRETER_EVIDENCE, mostByPart } from "@/lib/sim/memory";
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

/**
 * The worst case: most host memory that the training processes of all ranks come to take, as the memory analyzer
 * has it. A dataset that nobody has said anything of comes on top.
 */
export interface Price {
  /** None is empty. */
  readonly parts: readonly PricePart[];
  readonly ramBytes: number;
  /** The part of it in `/dev/shm`. */
  readonly shmBytes: number;
  /** The dataset is not part of it. */
  readonly isWithoutData: boolean;
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

const STATED: Known = { evidence: "assumed", source: "as it is set in the memory analyzer" };

/** What training costs in memory with that many workers, whatever its timing. */
export function priceOf(wish: Wish, numWorkers: number): Price {
  const asked = withKnownData({ ...wish, loader: { ...wish.loader, numWorkers } });
  const scenario = toScenario(asked);
  const { batchSize, prefetchFactor, pinMemory, startMethod } = wish.loader;
  const { bytes } = scenario.workload.payload;
  const footprint = footprintFor(asked);
  const { interpreter, batchesHeld, dataset } = footprint;
  const most = mostByPart(scenario, footprint);
  const validation = besides(asked);
  const { ranks } = wish.training;
  const times = (sum: string): string => (ranks === 1 ? sum : `${ranks} ranks × (${sum})`);
  const batches = (count: number): string => `${plural(count, "batch", "batches")} of ${formatBytes(bytes)}`;
  const own = startMethod === "fork" ? "forkedBytes" : "spawnedBytes";
  const inFlight =
    numWorkers === 0
      ? batches(most.batchesAlive)
      : `${prefetchFactor} × ${numWorkers} + ${batchesHeld + 1} ${batchesOf(bytes)}`;
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
      sum: times(`${numWorkers} × ${formatBytes(interpreter[own])}`),
      evidence: INTERPRETER_EVIDENCE[own],
    },
    {
      label: ranks > 1 ? "main processes" : "main process",
      bytes: most.main,
      sum: `${formatBytes(interpreter.sharedBytes)} of mapped files and ${times(`${formatBytes(interpreter.mainBytes)} of heap`)}`,
      evidence: INTERPRETER_EVIDENCE.mainBytes,
    },
    {
      label: "dataset, and what workers copy of it",
      bytes: most.dataset + most.copies,
      sum: times(`${formatBytes(dataset.bytes)}, and up to ${formatBytes(most.copies / ranks)} of copies`),
      evidence: STATED,
    },
    {
      label: "the validation loader’s",
      bytes: validation.ramBytes,
      sum: "its dataset, and workers where they stay",
      evidence: STATED,
    },
  ];
  return {
    parts: parts.filter((part) => part.bytes > 0),
    ...mostOf(asked),
    isWithoutData: wish.memory === undefined,
  };
}

function batchesOf(bytes: number): string {
  return `batches of ${formatBytes(bytes)}`;
}
