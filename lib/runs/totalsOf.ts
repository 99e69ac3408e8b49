import { type Scenario, simulate, type Totals } from "@/lib/sim";
import { scenarioKey } from "./scenarioKey";

/** Runs whose totals are kept: more than a diagnosis and a recommendation, or all recorded runs, take. */
const KEPT = 1000;

const known = new Map<string, Totals>();

/**
 * The totals of a run. Causes, remedies, settings and predictions come to the same scenarios again and
 * again; each is simulated once, as long as it is among the last that were asked for.
 */
export function totalsOf(scenario: Scenario): Totals {
  const key = scenarioKey(scenario);
  const totals = known.get(key) ?? simulate(scenario, "totals").totals;
  known.delete(key);
  known.set(key, totals);
  for (const oldest of known.keys()) {
    if (known.size <= KEPT) break;
    known.delete(oldest);
  }
  return totals;
}
