import { GOOD_ENOUGH_SHARE, WORTH_A_WARNING_SHARE } from "./shares";

/** What is known of a curve while its knee is looked for. */
export interface Known {
  /** Every number of workers, ascending from 0. */
  readonly counts: readonly number[];
  /** Simulated so far, by number of workers. */
  readonly rates: ReadonlyMap<number, number>;
  /** What no simulated rate exceeds, by number of workers: closed-form bounds. */
  readonly ceilings: readonly number[];
  /** Most workers for which there is a core each. */
  readonly mostOnCores: number;
}

/** What to do next: simulate one more, or stop. */
export type SearchStep =
  | { readonly kind: "simulate"; readonly numWorkers: number }
  | { readonly kind: "found"; readonly numWorkers: number };

/** Between two neighbours of this grid that are simulated, no rate is taken to be above both. */
export const GRID: readonly number[] = [0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32];

/**
 * One step of the search for the smallest number of workers within 2 % of the best, on cores of their own
 * unless more gain 5 %. Simulates only what the bounds leave open: where one rate comes close to the
 * smallest bound, nothing beyond it needs a run, and fewer workers than their own bound asks for need none.
 */
export function searchStep(known: Known): SearchStep {
  const { counts, mostOnCores } = known;
  const all = rangeOf(known, counts);
  const onCores = counts.filter((count) => count <= mostOnCores);
  const own = rangeOf(known, onCores);
  if (own.least >= (1 - WORTH_A_WARNING_SHARE) * all.most) return stepIn(known, onCores, own);
  if (own.most < (1 - WORTH_A_WARNING_SHARE) * all.least) return stepIn(known, counts, all);
  return simulate(all.widest ?? own.widest ?? 0);
}

/** What the best rate of some counts is at least and at most, and the count that may be above the least. */
interface BestRange {
  readonly least: number;
  readonly most: number;
  readonly widest: number | null;
}

function rangeOf(known: Known, counts: readonly number[]): BestRange {
  const least = Math.max(0, ...counts.map((count) => known.rates.get(count) ?? 0));
  const most = Math.max(least, ...counts.map((count) => highest(known, count)));
  const open = counts.filter((count) => !known.rates.has(count) && highest(known, count) === most);
  // The first is the smallest that may do; then those of the grid, which settle what lies between them.
  const onGrid = known.rates.size === 0 ? undefined : open.find((count) => GRID.includes(count));
  return { least, most, widest: most === least ? null : (onGrid ?? open[0] ?? null) };
}

function stepIn(known: Known, counts: readonly number[], { least, most, widest }: BestRange): SearchStep {
  const smallest = counts.find((count) => highest(known, count) >= (1 - GOOD_ENOUGH_SHARE) * least) ?? 0;
  const rate = known.rates.get(smallest);
  // The first run is one with the highest bound: what it delivers rules most of the others out.
  if (least === 0) return widest === null ? found(smallest) : simulate(widest);
  if (rate === undefined) return simulate(smallest);
  if (rate >= (1 - GOOD_ENOUGH_SHARE) * most || widest === null) return found(smallest);
  return simulate(widest);
}

/** The highest rate that a count can have, as far as is known. */
export function highest(known: Known, count: number): number {
  const { rates, ceilings } = known;
  const rate = rates.get(count);
  if (rate !== undefined) return rate;
  const ceiling = Math.min(ceilings[count] ?? Infinity, beyondCores(known, count));
  const before = rates.get(GRID.findLast((on) => on < count) ?? -1);
  const after = rates.get(GRID.find((on) => on > count) ?? -1);
  if (GRID.includes(count) || before === undefined || after === undefined) return ceiling;
  return Math.min(ceiling, Math.max(before, after));
}

/** More workers than cores gain because they wait, and then at once: if two numbers do not, no larger one does. */
function beyondCores({ rates, mostOnCores }: Known, count: number): number {
  const [first, second] = GRID.filter((on) => on > mostOnCores);
  if (first === undefined || second === undefined || count <= second) return Infinity;
  const tried = [rates.get(first), rates.get(second)];
  const own = Math.max(0, ...[...rates].map(([on, rate]) => (on <= mostOnCores ? rate : 0)));
  return tried.every((rate) => rate !== undefined && rate <= own) ? own : Infinity;
}

const simulate = (numWorkers: number): SearchStep => ({ kind: "simulate", numWorkers });
const found = (numWorkers: number): SearchStep => ({ kind: "found", numWorkers });
