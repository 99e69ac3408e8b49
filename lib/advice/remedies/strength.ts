import type { Remedy, Setup, Variant } from "./remedy";

/** A strength within this share of the best one is strong enough. */
const GOOD_ENOUGH_SHARE = 0.02;

/** A remedy in the strength that it is given, with its score. */
export interface Applied extends Variant {
  readonly score: number;
}

/**
 * The mildest strength of a remedy that is within 2 % of its best one by `score`, where more is better;
 * null where the remedy does not apply. Runs what `score` runs, once per strength.
 */
export function applied(remedy: Remedy, setup: Setup, score: (setup: Setup) => number): Applied | null {
  const tried = remedy.on(setup);
  if (!tried.applies) return null;
  const scored = tried.variants.map((variant) => ({ ...variant, score: score(variant.setup) }));
  const best = Math.max(...scored.map((variant) => variant.score));
  return scored.find((variant) => variant.score >= (1 - GOOD_ENOUGH_SHARE) * best) ?? null;
}
