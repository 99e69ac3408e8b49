import type { CollateWork } from "@/lib/sim";
import { computed } from "./provenance";

const WORKER_MS_PER_MEGABYTE = 0.85;
const MAIN_MS_PER_MEGABYTE = 0.24;
const FIXED_MS = 0.3;

/** Up to about here the main process finds its memory again instead of faulting fresh pages. */
const REUSED_MEGABYTES = 32;

/**
 * Default collate of a batch of tensors, by its size, as in the recorded runs (torch 2.13): 24 MiB
 * took 21.7 ms in a worker and 6.0 ms in the main process, 9.2 MiB took 7.9 ms in a worker.
 */
export function defaultCollateOf(bytes: number): CollateWork {
  const megabytes = bytes / 1e6;
  const inWorkerMs = tenths(FIXED_MS + WORKER_MS_PER_MEGABYTE * megabytes);
  const inMainMs =
    megabytes > REUSED_MEGABYTES ? inWorkerMs : tenths(FIXED_MS / 2 + MAIN_MS_PER_MEGABYTE * megabytes);
  return { inWorkerMs, inMainMs };
}

/** Where {@link defaultCollateOf} comes from. */
export const DEFAULT_COLLATE = computed(
  "bytes of the batch times 0.85 ms per million bytes in a worker and 0.24 ms in the main process, as in the recorded runs of torch 2.13",
  null,
);

function tenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}
