import { GOOD_ENOUGH_SHARE } from "@/lib/workerCount/shares";
import { ceilingOf, highestRate, lastingRate } from "@/lib/workerCurve/ceiling";
import { totalsOf } from "@/lib/runs/totalsOf";
import type { Scenario } from "@/lib/sim";
import { atMost, type Limits, limitsCrossed } from "@/lib/sim/memory";
import { NOTHING_SHARE } from "../diagnose";
import { footprintIn } from "../memory";
import type { Setup } from "../remedies";
import { timesEachSample, usefulRate } from "../usefulRate";
import { type Freedom, isSame, settingsOf, USUAL_FREEDOM } from "./settings";

/** What to set, and what it brings. */
export interface Advised {
  /** The setup to run: only arguments of the loader, and of the copy, differ from the one at hand. */
  readonly setup: Setup;
  readonly samplesPerSecond: number;
  /** Best of all settings that fit. */
  readonly bestPerSecond: number;
  /** Over the setting at hand, as a part of it. */
  readonly gain: number;
  /** Nothing gains 3 %, and the setting at hand fits: it stays. */
  readonly leaveItAlone: boolean;
  /** The setting at hand does not fit into memory. */
  readonly tooLarge: boolean;
}

/** Memory that a recommendation has to fit into. */
export type Room = Pick<Limits, "ramBytes" | "shmBytes">;

/**
 * The smallest setting within 2 % of the best of all that fit into memory; null where none fits. Tries
 * every setting that a closed-form bound does not rule out: some hundred short runs, for a worker thread.
 */
export function recommend(setup: Setup, room: Room, freedom: Freedom = USUAL_FREEDOM): Advised | null {
  const fits = (scenario: Scenario): boolean => fitsInto({ ...setup, scenario }, room);
  const rates: { readonly scenario: Scenario; readonly rate: number }[] = [];
  let best = 0;
  for (const scenario of settingsOf(setup.scenario, freedom).filter(fits)) {
    const most = highestRate(ceilingOf(scenario)) / timesEachSample(scenario);
    if (most < (1 - GOOD_ENOUGH_SHARE) * best) continue;
    const rate = lastingUsefulRate(scenario);
    best = Math.max(best, rate);
    rates.push({ scenario, rate });
  }
  const smallest = rates.find(({ rate }) => rate >= (1 - GOOD_ENOUGH_SHARE) * best);
  if (smallest === undefined) return null;
  const own = lastingUsefulRate(setup.scenario);
  const tooLarge = !fits(setup.scenario);
  const leaveItAlone = !tooLarge && best < (1 + NOTHING_SHARE) * own;
  const chosen = leaveItAlone ? { scenario: setup.scenario, rate: own } : smallest;
  return {
    setup: { ...setup, scenario: chosen.scenario },
    samplesPerSecond: chosen.rate,
    bestPerSecond: best,
    gain: chosen.rate / own - 1,
    leaveItAlone: leaveItAlone || isSame(chosen.scenario, setup.scenario),
    tooLarge,
  };
}

/**
 * Samples per second that a setting is judged by: those of its run that last, by the same rule as the points of the
 * worker curve. What a short run has more, by luck or by batches loaded before its window, is no reason to set it.
 */
export function lastingUsefulRate(scenario: Scenario): number {
  const totals = totalsOf(scenario);
  const samplesPerSecond = lastingRate(totals.samplesPerSecond, ceilingOf(scenario));
  return usefulRate({ scenario, totals: { ...totals, samplesPerSecond } });
}

/** Whether the most that a loader can come to need has room. */
function fitsInto(setup: Setup, room: Room): boolean {
  const { scenario } = setup;
  return limitsCrossed(atMost(scenario, footprintIn(setup)), room).length === 0;
}
