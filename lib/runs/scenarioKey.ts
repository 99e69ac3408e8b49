import type { Scenario } from "@/lib/sim";

const drawsIds = new WeakMap<object, number>();
let drawsCount = 0;

/** A scenario as text: equal texts are equal runs. Recorded draws may be many thousand: the list itself stands for them. */
export function scenarioKey(scenario: Scenario): string {
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
