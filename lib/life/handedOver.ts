import { formatMs } from "@/lib/format/number";
import { rowOf } from "@/lib/advice";
import { cutGap, type PartUntil } from "@/lib/advice/cutGap";
import type { Gap, Result } from "@/lib/sim";
import { listed } from "@/lib/words/listed";

/** A part of a gap that is smaller than this is not worth a word. */
const WORTH_A_WORD = 0.2;

interface Part {
  readonly what: string;
  readonly ms: number;
}

/**
 * What a gap of the GPU goes to for which no worker is to blame: the batches that are received before the awaited
 * one, its own hand-over, pinning, the loop and the copy, and what its worker has had left, the largest first. Null
 * where a worker is to blame.
 */
export function handedOver(result: Result, gap: Gap): string | null {
  const row = rowOf(result.batches, gap.batch);
  const parts = row < 0 || !isAfterWorkers(gap) ? [] : partsOf(result, gap, row);
  const [first, ...others] = parts
    .filter(({ ms }) => ms >= WORTH_A_WORD * (gap.endMs - gap.startMs))
    .toSorted((a, b) => b.ms - a.ms);
  if (first === undefined) return null;
  const rest = others.map(({ what, ms }) => `${formatMs(ms)} to ${what}`);
  return `The GPU waits for batch ${gap.batch}: ${listed([`${formatMs(first.ms)} go to ${first.what}`, ...rest])}.`;
}

function isAfterWorkers({ cause }: Gap): boolean {
  if (cause.kind === "mainProcess") return true;
  return cause.kind === "stage" && ["handOver", "pin", "copy", "step"].includes(cause.stage);
}

function partsOf({ batches }: Result, gap: Gap, row: number): readonly Part[] {
  const within = (startMs: number, endMs: number): number =>
    Math.max(0, Math.min(endMs, gap.endMs) - Math.max(startMs, gap.startMs));
  const { loadStartMs, collateEndMs, takenMs, receivedMs, pinnedMs, nextReturnMs, copyStartMs, copyEndMs } =
    batches;
  const received: Part[] = [];
  for (let other = 0; other < batches.count; other += 1) {
    if (other === row || batches.epoch[other] !== batches.epoch[row]) continue;
    const untilMs = Math.min(pinnedMs[other] ?? 0, takenMs[row] ?? 0);
    const ms = within(Math.max(takenMs[other] ?? 0, collateEndMs[row] ?? 0), untilMs);
    if (ms > 0) received.push({ what: String(batches.batch[other]), ms });
  }
  const receivingMs = received.reduce((sum, { ms }) => sum + ms, 0);
  const ms = { queued: 0, made: 0, handOver: -receivingMs, pin: 0, loop: 0, copy: 0 };
  const until = (column: Float64Array) => column[row] ?? 0;
  const parts: readonly PartUntil<keyof typeof ms>[] = [
    ["queued", until(loadStartMs)],
    ["made", until(collateEndMs)],
    ["handOver", until(receivedMs)],
    ["pin", until(pinnedMs)],
    ["handOver", until(nextReturnMs)],
    ["loop", until(copyStartMs)],
    ["copy", until(copyEndMs)],
  ];
  cutGap(gap, parts, (part, partMs) => {
    ms[part] += partMs;
  });
  const [only] = received;
  const which =
    received.length === 1 && only !== undefined ? `batch ${only.what}` : `${received.length} batches`;
  return [
    { what: "loading and collating it", ms: ms.made },
    { what: `receiving ${which} before it`, ms: receivingMs },
    { what: "its hand-over to the main process", ms: ms.handOver },
    { what: "copying it into pinned memory", ms: ms.pin },
    { what: "the loop’s own work", ms: ms.loop },
    { what: "its copy to the GPU", ms: ms.copy },
  ];
}
