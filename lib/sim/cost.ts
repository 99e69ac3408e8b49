/** A duration per sample, batch or step. Milliseconds throughout. */
export type Cost = FixedCost | LognormalCost | MeasuredCost;

/** The same duration every time. */
export interface FixedCost {
  readonly kind: "fixed";
  readonly ms: number;
}

/** Lognormal with the given mean (not median) and sigma of the logarithm. */
export interface LognormalCost {
  readonly kind: "lognormal";
  readonly meanMs: number;
  readonly sigma: number;
}

/** Recorded draws, at least one; draw `i` belongs to item `i`, wrapping round at the end. */
export interface MeasuredCost {
  readonly kind: "measured";
  readonly drawsMs: readonly number[];
}

/** The same duration every time. */
export function fixed(ms: number): FixedCost {
  return { kind: "fixed", ms };
}

/** Mean of a cost, milliseconds. */
export function meanOf(cost: Cost): number {
  if (cost.kind === "fixed") return cost.ms;
  if (cost.kind === "lognormal") return cost.meanMs;
  return cost.drawsMs.reduce((sum, ms) => sum + ms, 0) / cost.drawsMs.length;
}

/** Whether the cost is zero for every item. */
export function isFree(cost: Cost): boolean {
  if (cost.kind === "measured") return cost.drawsMs.every((ms) => ms === 0);
  return meanOf(cost) === 0;
}
