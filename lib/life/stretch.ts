import type { Look } from "@/lib/stages";

/** One stretch in the life of a batch: work, or a wait with its reason. */
export interface LifeStretch {
  readonly look: Look;
  readonly startMs: number;
  readonly endMs: number;
  /** What happens, or what is waited for, as a clause. */
  readonly reason: string;
}

/** One stretch of a life, in milliseconds of the run. */
export function stretch(look: Look, startMs: number, endMs: number, reason: string): LifeStretch {
  return { look, startMs, endMs, reason };
}
