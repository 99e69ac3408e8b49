import { expect, it } from "vitest";
import { criticalGroupsOf, criticalStepsIn } from "@/components/widgets/pipeline/model/criticalGroups";
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
    const flat = criticalGroupsOf(run, batch, 12).groups.flat();
    expect(flat.length).toBeGreaterThan(0);
    expect([...criticalPathOf(run, row)].slice(0, flat.length).toReversed()).toEqual(flat);
  }
});

it("puts what repeats for other batches at one place into one group, and leaves the followed batch by itself", () => {
  let repeated = 0;
  for (const run of runs) {
    const own = run.batches.batch[run.batches.count - 1] ?? -1;
    const { groups } = criticalGroupsOf(run, own, 12);
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

it("leads on for as long as it is asked, back to the first index of the epoch", () => {
  for (const run of runs) {
    const row = run.batches.count - 1;
    const batch = run.batches.batch[row] ?? -1;
    const all = [...criticalPathOf(run, row)];
    let most = 12;
    while (criticalGroupsOf(run, batch, most).goesOn) most += 12;
    expect(criticalGroupsOf(run, batch, most).groups.flat()).toEqual(all.toReversed());
    const first = run.batches.epoch.indexOf(run.batches.epoch[row] ?? -1);
    expect(all.at(-1)?.startMs).toBeLessThanOrEqual(run.batches.loadStartMs[first] ?? 0);
  }
});

it("is drawn as far as a window shows it, wherever that is", () => {
  for (const run of runs) {
    const row = run.batches.count - 1;
    const batch = run.batches.batch[row] ?? -1;
    const fromMs = 0.3 * run.totals.wallMs;
    const untilMs = 0.6 * run.totals.wallMs;
    const seen = [...criticalPathOf(run, row)].filter(
      (step) => step.endMs > fromMs && step.startMs < untilMs,
    );
    expect(criticalStepsIn(run, batch, { fromMs, untilMs })).toEqual(seen);
  }
});

it("knows no path to a batch that is not there", () => {
  expect(runs[0] === undefined ? null : criticalGroupsOf(runs[0], 1e6, 12)).toEqual({
    groups: [],
    goesOn: false,
  });
});
