import { describe, expect, it } from "vitest";
import { PRESETS } from "@/lib/presets";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { SETTINGS } from "@/lib/settings";
import { simulate } from "@/lib/sim";
import {
  type CoarseRun,
  coarsePlan,
  coarseProfile,
  fineEffort,
  FINE,
  MOST_COARSE_EVENTS,
  roughPlan,
} from "@/lib/workerCurve";

/** As the profiler asks: the curve has no number of workers of its own. */
const unasked = (wish: Wish): Wish => SETTINGS.numWorkers.set(wish, 0);

/** A wish with a machine that is as busy as the settings allow. */
const crowded = (wish: Wish): Wish =>
  SETTINGS.libraryThreads.set(SETTINGS.ranks.set(wish, SETTINGS.ranks.max), SETTINGS.libraryThreads.max);

const eventsIn = (plan: readonly CoarseRun[]): number => plan.reduce((sum, { events }) => sum + events, 0);

/** Batches that are simulated for an answer, counted in the runs themselves. */
function simulatedBatches(plan: readonly CoarseRun[]): number {
  return plan.reduce((sum, { wish }) => sum + simulate(toScenario(wish), "totals").totals.batches, 0);
}

describe("an answer to a drag", () => {
  it.each(PRESETS.map(({ id, wish }) => [id, wish] as const))(
    "takes no more batches of %s than there is time for, or none",
    (_, wish) => {
      for (const asked of [wish, SETTINGS.libraryThreads.set(wish, 8), SETTINGS.cores.set(wish, 1)]) {
        const plan = coarsePlan(unasked(asked));
        if (plan === null) continue;
        expect(eventsIn(plan)).toBeLessThanOrEqual(MOST_COARSE_EVENTS);
        const stated = plan.reduce((sum, run) => sum + (run.wish.training.breakAfterBatches ?? Infinity), 0);
        expect(simulatedBatches(plan)).toBeLessThanOrEqual(stated);
        expect(stated).toBeLessThanOrEqual(400);
      }
    },
  );

  it("is simulated for every preset but the heaviest", () => {
    const dear = PRESETS.filter(({ wish }) => coarsePlan(unasked(wish)) === null).map(({ id }) => id);
    expect(dear).toEqual(["large-volumes"]);
  });

  it("leaves what is too dear to the worker thread, which begins with the roughest curve", () => {
    for (const { wish } of PRESETS.filter(({ id }) => id === "imagenet-jpeg" || id === "video-clips")) {
      expect(coarseProfile(unasked(crowded(wish)))).toBeNull();
      expect(roughPlan(unasked(crowded(wish)))).toHaveLength(6);
    }
  });

  it("makes batches smaller, never so small that the hand-over weighs", () => {
    for (const { wish } of PRESETS) {
      for (const run of coarsePlan(unasked(wish)) ?? []) {
        const { batchSize } = run.wish.loader;
        const smaller = batchSize < wish.loader.batchSize;
        if (smaller) expect(batchSize * SETTINGS.sampleCpuMs.get(run.wish)).toBeGreaterThanOrEqual(40);
      }
    }
  });
});

it("a curve in full is as long as ever unless threads or ranks make it dear", () => {
  for (const { wish } of PRESETS) expect(fineEffort(wish)).toBe(FINE);
  const { wish } = PRESETS.find(({ id }) => id === "imagenet-jpeg") ?? { wish: undefined };
  if (wish === undefined) throw new Error("There is no such preset.");
  expect(fineEffort(crowded(wish))).not.toBe(FINE);
});
