import { hasWorkers, type Loader, loaderFrom, type Scenario } from "@/lib/sim";
import { wishOf } from "../remedies/change";

/** How far a recommendation may go. */
export interface Freedom {
  /** Workers to try at most. */
  readonly maxWorkers: number;
  /** Whether batches may come in any order: that changes what a run computes. */
  readonly anyOrder: boolean;
}

/** What is taken for granted: up to sixteen workers, and batches in order. */
export const USUAL_FREEDOM: Freedom = { maxWorkers: 16, anyOrder: false };

/** Counts beyond four are tried in steps of about a third. */
const WORKERS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64] as const;
const PREFETCH = [1, 2, 4, 8] as const;

/**
 * Every setting that is tried, the smallest first: fewest workers, then fewest batches in flight, then
 * fewest arguments. The setting as it is comes along.
 */
export function settingsOf(scenario: Scenario, { maxWorkers, anyOrder }: Freedom): readonly Scenario[] {
  const wish = wishOf(scenario);
  const workers = sorted(WORKERS, wish.numWorkers).filter(
    (count) => count <= maxWorkers || count === wish.numWorkers,
  );
  const orders = anyOrder ? [true, false] : [wish.inOrder];
  return workers.flatMap((numWorkers) =>
    (numWorkers === 0 ? [1] : sorted(PREFETCH, wish.prefetchFactor)).flatMap((prefetchFactor) =>
      pinnings(scenario).flatMap((pinning) =>
        (numWorkers < 2 ? [true] : orders).map((inOrder) =>
          withLoader(
            pinning,
            loaderFrom({ ...wishOf(pinning), ...kept(scenario), numWorkers, prefetchFactor, inOrder }),
          ),
        ),
      ),
    ),
  );
}

/** Workers stay between epochs, where there are several. */
function kept({ training }: Scenario): { readonly persistentWorkers?: true } {
  return training.epochs > 1 ? { persistentWorkers: true } : {};
}

/** As it is, and pinned with copies that nobody waits for. */
function pinnings(scenario: Scenario): readonly Scenario[] {
  const { loader, training } = scenario;
  const { copy } = training;
  if (copy === null || (loader.pinMemory && copy.nonBlocking)) return [scenario];
  const pinned: Scenario = {
    ...scenario,
    loader: { ...loader, pinMemory: true },
    training: { ...training, copy: { ...copy, nonBlocking: true } },
  };
  return [scenario, pinned];
}

function withLoader(scenario: Scenario, loader: Loader): Scenario {
  return { ...scenario, loader };
}

function sorted(values: readonly number[], own: number): readonly number[] {
  return [...new Set([...values, own])].toSorted((a, b) => a - b);
}

/** Whether two settings are the same. */
export function isSame(one: Scenario, other: Scenario): boolean {
  const keys = ["numWorkers", "prefetchFactor", "pinMemory", "persistentWorkers", "inOrder"] as const;
  const [a, b] = [wishOf(one), wishOf(other)];
  const relevant = hasWorkers(one.loader) ? keys : (["numWorkers", "pinMemory"] as const);
  return (
    relevant.every((key) => a[key] === b[key]) &&
    one.training.copy?.nonBlocking === other.training.copy?.nonBlocking
  );
}
