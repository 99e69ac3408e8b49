import type { Look } from "./look";

/** Side of the square tile that a hatch repeats. */
export const HATCH_TILE = 8;

/**
 * The texture of each look: lines stroked over its colour within one tile, so that bars
 * differ where colours can't be told apart or are not shown. `load`, the most frequent,
 * is plain. Steps are strewn with crosses and dots with dots; the others are ruled in
 * four directions, `idle` wide apart and on the bare ground.
 */
export const HATCHES: Readonly<Record<Look, string>> = {
  storage: "M2 1.2v1.6M6 5.2v1.6",
  load: "",
  collate: "M0 2H8M0 6H8",
  handOver: "M-1 1 1-1M-1 5 5-1M-1 9 9-1M3 9 9 3M7 9 9 7",
  pin: "M2 0V8M6 0V8",
  copy: "M-1 3 5 9M-1-1 9 9M3-1 9 5M7-1 9 1M-1 7 1 9",
  step: "M4 2V6M2 4H6",
  idle: "M-2 2 2-2M-1 9 9-1M6 10 10 6",
};
