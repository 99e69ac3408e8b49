import type { BatchTable, GapCause } from "../result";
import type { Stage } from "../stage";

/** When an epoch's `iter()` was called. */
export interface EpochTimes {
  readonly iterCallMs: number;
}

/** The stretches of a batch's life, in order, as reasons to wait for it. */
export const SPANS = [
  "shutdown",
  "workerStart",
  "queued",
  "storage",
  "core",
  "lock",
  "load",
  "collate",
  "feed",
  "unnoticed",
  "handOver",
  "pin",
  "held",
  "copy",
  "gpuQueue",
] as const;

/** One of {@link SPANS}. */
export type Span = (typeof SPANS)[number];

const lengths = new Float64Array(SPANS.length);

/** Stretches between a finished batch and its copy: one wait in several steps, which counts as a whole. */
const HANDING_OVER = (["feed", "unnoticed", "handOver", "held"] as const).map((span) => SPANS.indexOf(span));

/**
 * The stretch of the batch's life that covers most of the time from `fromMs` to `toMs`. Where handing over takes
 * longest as a whole, its longest step.
 */
export function longestSpan(
  batches: BatchTable,
  row: number,
  iterCallMs: number,
  fromMs: number,
  toMs: number,
): Span {
  const at = (column: Float64Array): number => column[row] ?? 0;
  const overlap = (startMs: number, endMs: number): number =>
    Math.max(0, Math.min(endMs, toMs) - Math.max(startMs, fromMs));
  const loadStartMs = at(batches.loadStartMs);
  const loadEndMs = at(batches.loadEndMs);
  const collateEndMs = at(batches.collateEndMs);
  const workMs = collateEndMs - loadStartMs;
  const share = workMs > 0 ? overlap(loadStartMs, collateEndMs) / workMs : 0;
  const storageMs = at(batches.storageMs);
  const waitedMs = storageMs + at(batches.coreWaitMs) + at(batches.lockWaitMs);
  lengths[0] = overlap(0, iterCallMs);
  lengths[1] = overlap(iterCallMs, at(batches.sentMs));
  lengths[2] = overlap(at(batches.sentMs), loadStartMs);
  lengths[3] = share * storageMs;
  lengths[4] = share * at(batches.coreWaitMs);
  lengths[5] = share * at(batches.lockWaitMs);
  lengths[6] = share * Math.max(0, loadEndMs - loadStartMs - waitedMs);
  lengths[7] = overlap(loadEndMs, collateEndMs);
  lengths[8] = overlap(collateEndMs, at(batches.readyMs));
  lengths[9] = overlap(at(batches.readyMs), at(batches.takenMs));
  lengths[10] = overlap(at(batches.takenMs), at(batches.receivedMs));
  lengths[11] = overlap(at(batches.receivedMs), at(batches.pinnedMs));
  lengths[12] = overlap(at(batches.pinnedMs), at(batches.copyStartMs));
  lengths[13] = overlap(at(batches.copyStartMs), at(batches.copyEndMs));
  lengths[14] = overlap(at(batches.copyEndMs), at(batches.stepStartMs));
  let longest = SPANS.length - 1;
  for (let i = 0; i < SPANS.length; i += 1) {
    if ((lengths[i] ?? 0) > (lengths[longest] ?? 0)) longest = i;
  }
  let handingOverMs = 0;
  let [step = longest] = HANDING_OVER;
  for (const i of HANDING_OVER) {
    handingOverMs += lengths[i] ?? 0;
    if ((lengths[i] ?? 0) > (lengths[step] ?? 0)) step = i;
  }
  return SPANS[handingOverMs > (lengths[longest] ?? 0) ? step : longest] ?? "gpuQueue";
}

/** The cause that a stretch stands for. `behindBatch` is -1 if the batch is its worker's first. */
export function causeAt(span: Span, worker: number, behindBatch: number): GapCause {
  const stage = (name: Stage): GapCause => ({ kind: "stage", stage: name, worker });
  switch (span) {
    case "shutdown":
    case "workerStart":
      return { kind: span };
    case "queued":
      return behindBatch < 0 ? { kind: "workerStart" } : { kind: "queued", worker, behindBatch };
    case "core":
    case "lock":
      return { kind: span, worker };
    case "feed":
      return stage("handOver");
    case "unnoticed":
    case "held":
    case "gpuQueue":
      return { kind: "mainProcess" };
    case "storage":
    case "load":
    case "collate":
    case "handOver":
    case "pin":
    case "copy":
      return stage(span);
  }
}
