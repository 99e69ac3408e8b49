import { loaderFrom, type LoaderWish, type Scenario } from "@/lib/sim";
import type { DatasetKind } from "@/lib/sim/memory";

/**
 * What a reader asked for: a scenario whose loader keeps every argument, also those that
 * have no meaning at the moment (`prefetchFactor` while there are no workers). Dragging
 * `numWorkers` to 0 and back loses nothing.
 */
export interface Wish extends Omit<Scenario, "loader"> {
  readonly loader: LoaderWish;
  /** What decides memory and not timing; figures that do not look at memory have none. */
  readonly memory?: MemoryWish;
}

/** What a wish says of memory besides its scenario. */
export interface MemoryWish {
  readonly datasetKind: DatasetKind;
  readonly items: number;
  readonly bytesPerItem: number;
  /** Batches that the loop keeps; the loop variable alone is one. */
  readonly batchesHeld: number;
  /** Whether a validation loader with the same arguments runs before the epoch. */
  readonly validates: boolean;
  /** `ulimit -n`. */
  readonly openFiles: number;
}

/** The scenario that a wish stands for; arguments without meaning are dropped. */
export function toScenario(wish: Wish): Scenario {
  return { ...wish, loader: loaderFrom(wish.loader) };
}
