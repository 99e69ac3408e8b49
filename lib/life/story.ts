import { explainGap } from "@/lib/advice";
import { formatMs } from "@/lib/format/number";
import { listed } from "@/lib/words/listed";
import type { Gap, Result } from "@/lib/sim";
import { handedOver } from "./handedOver";
import { lifeOf, type Life } from "./life";

/** Names at most this many batches; the rest is a number. */
const NAMED = 4;

/** One idle stretch of the GPU: how long, why, and, where a worker is waited for, who was ready meanwhile. */
export function gapStory(result: Result, gap: Gap): string {
  const length = `Idle for ${formatMs(gap.endMs - gap.startMs)}.`;
  const handing = handedOver(result, gap);
  if (handing !== null) return `${length} ${handing}`;
  const held = lifeOf(result, gap.batch)?.heldBack ?? [];
  return [length, explainGap(gap), ...(held.length === 0 ? [] : [heldBackInWords(held)])].join(" ");
}

/** A shorter wait is no wait. */
const WAITED_MS = 0.5;

/** Who waited for a batch: the GPU, and the batches that were finished before it. */
export function whoWaited({ gpuWaitedMs, heldBack }: Life): string {
  const gpu =
    gpuWaitedMs > WAITED_MS
      ? `The GPU waited ${formatMs(gpuWaitedMs)} for it.`
      : "The GPU did not wait for it.";
  return `${gpu} ${heldBack.length === 0 ? "No other batch waited for it." : heldBackInWords(heldBack)}`;
}

/** `Batches 8, 9 and 10 were finished before it and held back for order.` */
function heldBackInWords(held: readonly number[]): string {
  const was = held.length === 1 ? "was" : "were";
  return `${held.length === 1 ? "Batch" : "Batches"} ${named(held)} ${was} finished before it and held back for order.`;
}

function named(batches: readonly number[]): string {
  if (batches.length > NAMED) {
    return `${batches.slice(0, NAMED).join(", ")} and ${batches.length - NAMED} more`;
  }
  return listed(batches.map(String));
}
