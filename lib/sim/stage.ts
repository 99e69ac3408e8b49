/**
 * The stages a batch passes through, in order. The words of the whole site:
 * code, interface and prose use these and no others. Looks live in `lib/stages`.
 */
export const STAGES = ["storage", "load", "collate", "handOver", "pin", "copy", "step"] as const;

/** One of {@link STAGES}. */
export type Stage = (typeof STAGES)[number];
