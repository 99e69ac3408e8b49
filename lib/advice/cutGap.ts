import type { Gap } from "@/lib/sim";

/** A part of an idle stretch, and the moment of the run, in milliseconds, at which it ends. */
export type PartUntil<Part> = readonly [part: Part, untilMs: number];

/**
 * Cuts an idle stretch at what happens to the batch that it waits for: hands each part that lasts some time to `add`,
 * with its milliseconds. Moments outside the stretch, or before the one before them, cut nothing off; what is left at
 * the end belongs to nobody.
 */
export function cutGap<Part>(
  { startMs, endMs }: Gap,
  parts: readonly PartUntil<Part>[],
  add: (part: Part, ms: number) => void,
): void {
  let atMs = startMs;
  for (const [part, untilMs] of parts) {
    const nextMs = Math.min(endMs, Math.max(atMs, untilMs));
    if (nextMs > atMs) add(part, nextMs - atMs);
    atMs = nextMs;
  }
}
