import { PRESETS } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";

/** What a link may start from: a preset, or the figure of a page. */
export interface Base {
  readonly id: string;
  readonly wish: Wish;
}

/** A wish with the base that a link states it by. */
export interface Origin {
  /** Id of the base. */
  readonly preset: string;
  readonly wish: Wish;
}

/** What links start from where a page says nothing else; the first is meant when a link names none. */
export const DEFAULT_BASES: readonly [Base, ...Base[]] = nonEmpty(PRESETS);

function nonEmpty(bases: readonly Base[]): readonly [Base, ...Base[]] {
  const [first, ...rest] = bases;
  if (first === undefined) throw new Error("There is no preset to start from.");
  return [first, ...rest];
}
