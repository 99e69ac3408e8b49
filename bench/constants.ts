import { writeFileSync } from "node:fs";
import { groupBy } from "@/lib/conformance/groupBy";
import { type ErrorsByFactor, leaveOneOut } from "@/lib/conformance/leaveOneOut";
import { quantile } from "@/lib/conformance/quantile";
import { type RecordedRun, recordedRuns } from "@/lib/conformance/recordedRuns";
import { scenarioOf } from "@/lib/measurement/calibrate";
import {
  FITTED,
  type MachineCosts,
  MACHINE_COSTS_EVIDENCE,
  RECORDED_MACHINE_COSTS,
  type Scenario,
  simulate,
} from "@/lib/sim";

/*
 * Leave-one-workload-out error of every constant of the machine that was fitted to the recorded runs, and
 * the error without it: `npx tsx bench/constants.ts`, some minutes. Constants of the start and the end of
 * workers are judged by samples per second over the whole run, all others by those after the warm-up; both
 * composed, from the first repeat. The page on the simulator shows what is written to FILE.
 */

const FILE = "content/simulator/model/leftOut.json";
/** A constant at zero: not among the factors that a fit may choose. A core can't be shared in slices of no length. */
const WITHOUT = 0;
const NEVER_WITHOUT = ["sliceMs"];
const FACTORS = [0.75, 1, 1.33];
const SECTIONS = ["scheduling", "handOver", "lifecycle"] as const;
type Section = (typeof SECTIONS)[number];

/** A recorded run, the scenario composed from what it spent, and what was observed. */
interface Case {
  readonly workload: string;
  readonly scenario: Scenario;
  readonly perSecond: number;
  readonly overallPerSecond: number;
}

function caseOf({ workload, measurement, run }: RecordedRun): Case[] {
  const repeat = run.repeats?.[0];
  if (repeat?.inRun === undefined || run.observed === undefined) return [];
  const scenario = scenarioOf(measurement, run, { inRun: repeat.inRun, repeat });
  const { samplesPerSecond, samplesPerSecondOverall } = run.observed;
  return [{ workload, scenario, perSecond: samplesPerSecond, overallPerSecond: samplesPerSecondOverall }];
}

function scaled(costs: MachineCosts, section: Section, name: string, factor: number): MachineCosts {
  const changed = Object.entries(costs[section]).map(([key, ms]): [string, number] => [
    key,
    key === name ? factor * Number(ms) : Number(ms),
  ]);
  return { ...costs, [section]: Object.assign({}, costs[section], Object.fromEntries(changed)) };
}

/** Errors of a run by samples per second after the warm-up and over all. */
function errorsOf({ scenario, ...run }: Case, costs: MachineCosts): { steady: number; overall: number } {
  const { totals } = simulate({ ...scenario, machine: { ...scenario.machine, costs } }, "totals");
  return {
    steady: Math.abs(totals.samplesPerSecond / run.perSecond - 1),
    overall: Math.abs(totals.samplesPerSecondOverall / run.overallPerSecond - 1),
  };
}

const groups = [...groupBy(recordedRuns().flatMap(caseOf), ({ workload }) => workload).values()];
const asTheyAre = groups.map((group) => group.map((run) => errorsOf(run, run.scenario.machine.costs)));

function medianOf(group: number, section: Section, name: string, factor: number): number {
  const cases = groups[group] ?? [];
  const errors =
    factor === 1
      ? (asTheyAre[group] ?? [])
      : cases.map((run) => errorsOf(run, scaled(run.scenario.machine.costs, section, name, factor)));
  const judged = errors.map(({ steady, overall }) => (section === "lifecycle" ? overall : steady));
  return quantile(judged, 0.5);
}

function meanOf(section: Section, name: string, factor: number): number {
  return groups.reduce((sum, _, group) => sum + medianOf(group, section, name, factor), 0) / groups.length;
}

const percent = (share: number): number => Number((100 * share).toFixed(2));
const shown = (share: number): string => percent(share).toFixed(2).padStart(8);
const found: Record<string, object> = {};
process.stdout.write("mean of the workloads' medians, %: as it is, left out, without it; factors chosen\n");
for (const section of SECTIONS) {
  for (const [name, known] of Object.entries(MACHINE_COSTS_EVIDENCE[section])) {
    if (known !== FITTED) continue;
    const table = groups.map(
      (_, group): ErrorsByFactor =>
        new Map(FACTORS.map((factor) => [factor, medianOf(group, section, name, factor)])),
    );
    const { asItIs, leftOut, factors } = leaveOneOut(table);
    const without = NEVER_WITHOUT.includes(name) ? null : meanOf(section, name, WITHOUT);
    const costs: Readonly<Record<string, number>> = { ...RECORDED_MACHINE_COSTS[section] };
    const value = costs[name];
    found[name] = {
      value,
      asItIs: percent(asItIs),
      leftOut: percent(leftOut),
      without: without === null ? null : percent(without),
    };
    process.stdout.write(
      `  ${name.padEnd(22)}${shown(asItIs)}${shown(leftOut)}${without === null ? "       –" : shown(without)}   ${factors.join(" to ")}\n`,
    );
  }
}
writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`);
