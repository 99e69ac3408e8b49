import { type Scenario, simulate, type Totals } from "@/lib/sim";

/** Runs whose totals are kept: more than a diagnosis and a recommendation, or all recorded runs, take. */
const KEPT = 1000;

const known = new Map<string, Totals>();
const drawsIds = new WeakMap<object, number>();
let drawsCount = 0;

/**
 * The totals of a run. Causes, remedies, settings and predictions come to the same scenarios again and
 * again; each is simulated once, as long as it is among the last that were asked for.
 */
export function totalsOf(scenario: Scenario): Totals {
  const key = keyOf(scenario);
  const totals = known.get(key) ?? simulate(scenario, "totals").totals;
  known.delete(key);
  known.set(key, totals);
  for (const oldest of known.keys()) {
    if (known.size <= KEPT) break;
    known.delete(oldest);
  }
  return totals;
}

/** The scenario as text. Recorded draws may be many thousand: the list itself stands for them. */
function keyOf(scenario: Scenario): string {
  return JSON.stringify(scenario, (name, value: unknown) =>
    name === "drawsMs" && typeof value === "object" && value !== null ? idOf(value) : value,
  );
}

function idOf(draws: object): number {
  let id = drawsIds.get(draws);
  if (id === undefined) {
    drawsCount += 1;
    id = drawsCount;
    drawsIds.set(draws, id);
  }
  return id;
}
