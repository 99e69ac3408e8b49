import { expect, it } from "vitest";
import { criticalGroupsOf } from "@/components/widgets/pipeline/model/criticalGroups";
import { PRESETS } from "@/lib/presets";
import { toScenario } from "@/lib/scenario-store";
import { criticalPathOf, simulate } from "@/lib/sim";

/** Places that a run has once: what follows each other there is one group. */
const OUTSIDE_WORKERS: readonly string[] = ["handOver", "pin", "copy", "step", "loop"];

const runs = PRESETS.map(({ wish }) => simulate(toScenario(wish), "signals"));

it("is the end of the path, stretch by stretch", () => {
  for (const run of runs) {
    const row = run.batches.count - 1;
    const batch = run.batches.batch[row] ?? -1;
    const flat = criticalGroupsOf(run, batch).flat();
    expect(flat.length).toBeGreaterThan(0);
    expect(criticalPathOf(run, row, flat.length).toReversed()).toEqual(flat);
  }
});

it("puts what repeats for other batches at one place into one group, and leaves the followed batch by itself", () => {
  let repeated = 0;
  for (const run of runs) {
    const own = run.batches.batch[run.batches.count - 1] ?? -1;
    const groups = criticalGroupsOf(run, own);
    for (const group of groups) {
      if (group.length === 1) continue;
      repeated += 1;
      expect(group.every(({ batch, stage }) => batch !== own && stage === group[0].stage)).toBe(true);
    }
    const places = groups.map(([{ stage, batch }]) =>
      batch !== own && OUTSIDE_WORKERS.includes(stage) ? stage : null,
    );
    places.forEach((place, at) => {
      if (place !== null && at > 0) expect(places[at - 1]).not.toBe(place);
    });
  }
  expect(repeated).toBeGreaterThan(0);
});

it("knows no path to a batch that is not there", () => {
  expect(runs[0] === undefined ? null : criticalGroupsOf(runs[0], 1e6)).toEqual([]);
});
