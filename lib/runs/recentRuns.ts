import type { Result, Scenario } from "@/lib/sim";
import { scenarioKey } from "./scenarioKey";

/** Batches of all runs that are kept, the latest run apart: some thirty runs of 300 batches, at 350 bytes a batch. */
const KEPT_BATCHES = 10_000;

/** The latest runs by what they are runs of, so that a slider that comes back to a value finds its run there. */
export interface RecentRuns {
  readonly find: (scenario: Scenario) => Result | undefined;
  readonly keep: (scenario: Scenario, result: Result) => void;
}

/** Runs of a figure that is dragged to and fro; none at first. */
export function createRecentRuns(): RecentRuns {
  const runs = new Map<string, Result>();
  let batches = 0;
  const drop = (key: string): void => {
    batches -= runs.get(key)?.batches.count ?? 0;
    runs.delete(key);
  };
  return {
    find: (scenario) => runs.get(scenarioKey(scenario)),
    keep: (scenario, result) => {
      const key = scenarioKey(scenario);
      drop(key);
      for (const oldest of runs.keys()) {
        if (batches <= KEPT_BATCHES) break;
        drop(oldest);
      }
      runs.set(key, result);
      batches += result.batches.count;
    },
  };
}
