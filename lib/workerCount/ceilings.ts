import { toScenario, type Wish } from "@/lib/scenario-store";
import { ALL_COUNTS, type Ceiling, ceilingOf, highestRate } from "@/lib/workerCurve";

/** By number of workers, what no simulated rate exceeds. */
export function ceilingsOf(wish: Wish): readonly number[] {
  return ALL_COUNTS.map((numWorkers) => highestRate(ceilingAt(wish, numWorkers)));
}

/** What the bounds let through with that many workers. */
export function ceilingAt(wish: Wish, numWorkers: number): Ceiling {
  return ceilingOf(toScenario({ ...wish, loader: { ...wish.loader, numWorkers } }));
}
