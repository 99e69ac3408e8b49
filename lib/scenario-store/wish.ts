import { loaderFrom, type LoaderWish, type Scenario } from "@/lib/sim";

/**
 * What a reader asked for: a scenario whose loader keeps every argument, also those that
 * have no meaning at the moment (`prefetchFactor` while there are no workers). Dragging
 * `numWorkers` to 0 and back loses nothing.
 */
export interface Wish extends Omit<Scenario, "loader"> {
  readonly loader: LoaderWish;
}

/** The scenario that a wish stands for; arguments without meaning are dropped. */
export function toScenario(wish: Wish): Scenario {
  return { ...wish, loader: loaderFrom(wish.loader) };
}
