import { formatBytes } from "@/lib/format/bytes";
import { formatPercent } from "@/lib/format/number";
import { simulate } from "@/lib/sim";
import type { Failure, Holder, MemoryTimeline } from "@/lib/sim/memory";
import { type CauseKind, CAUSES } from "../causes/causeKind";
import type { Setup } from "../remedies/remedy";
import { memoryUsedBy } from "./usedBy";

/** What takes memory, with how much of the peak it is. */
export interface MemoryCause {
  readonly kind: CauseKind;
  /** Of all memory at the peak, 0 to 1. */
  readonly share: number;
  /** The numbers that speak for it, in a sentence. */
  readonly evidence: string;
}

/** Where a run's memory goes, and what it dies of. */
export interface MemoryDiagnosis {
  readonly failure: Failure | null;
  /** The most likely first; empty where nothing but Python and the dataset itself takes memory. */
  readonly causes: readonly MemoryCause[];
}

const HELD_BY: readonly (readonly [CauseKind, readonly Holder[]])[] = [
  ["copyOnRead", ["datasetCopies"]],
  ["prefetchMemory", ["building", "heapBatches", "inFlight", "pinnedPool"]],
  ["keptBatches", ["consumer"]],
];

/** What `prefetchMemory` adds up: more than the batches of the bound, since samples lie beside the batch that is made of them. */
const WHAT_IS_ON_ITS_WAY = "Batches on their way, with the samples they are made from and pinned copies";

/** Less than this of the peak explains nothing. */
const SMALL_SHARE = 0.03;

/** Linux gives `/dev/shm` half of the RAM; a container gives it 64 MiB. */
const USUAL_SHM_SHARE = 0.5;

/** Looks at a run's memory at its peak. One run, with signals. */
export function diagnoseMemory(setup: Setup): MemoryDiagnosis {
  const result = simulate(setup.scenario, "signals");
  const { timeline, failure } = memoryUsedBy(setup, result);
  const holders = heldAt(timeline, timeline.peaks.ram.atMs);
  if (failure === null || failure.what === "ram") return { failure, causes: holders };
  const limit = limitCause(setup, failure);
  return { failure, causes: [limit, ...holders.filter(({ kind }) => kind !== limit.kind)] };
}

/** What holds the memory of a run at a moment, the most first; without Python and the dataset itself. */
export function heldAt(
  { holders, ramBytes, timesMs, count }: MemoryTimeline,
  momentMs: number,
): readonly MemoryCause[] {
  const row = timesMs.subarray(0, count).findIndex((atMs) => atMs >= momentMs);
  const all = Math.max(1, ramBytes[row] ?? 0);
  return HELD_BY.map(([kind, names]): MemoryCause => {
    const bytes = names.reduce((sum, name) => sum + (holders[name][row] ?? 0), 0);
    const evidence = `${kind === "prefetchMemory" ? WHAT_IS_ON_ITS_WAY : CAUSES[kind].title}: ${formatBytes(bytes)} of ${formatBytes(all)} at the peak, ${formatPercent(bytes / all)}.`;
    return { kind, share: bytes / all, evidence };
  })
    .filter(({ share }) => share >= SMALL_SHARE)
    .toSorted((a, b) => b.share - a.share);
}

/** What a limit other than RAM points to. */
function limitCause({ scenario }: Setup, { what, needed, limit }: Failure): MemoryCause {
  if (what === "openFiles") {
    return {
      kind: "openFiles",
      share: 1,
      evidence: `${needed} descriptors are open, and ${limit} are allowed.`,
    };
  }
  const { ramBytes, shmBytes } = scenario.machine;
  const kind = shmBytes < USUAL_SHM_SHARE * ramBytes ? "smallShm" : "prefetchMemory";
  return {
    kind,
    share: 1,
    evidence: `Batches need ${formatBytes(needed)} of /dev/shm, which has ${formatBytes(limit)}.`,
  };
}
