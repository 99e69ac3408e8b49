import { groupBy } from "@/lib/conformance/groupBy";
import { type ErrorsByFactor, leaveOneOut } from "@/lib/conformance/leaveOneOut";
import { quantile } from "@/lib/conformance/quantile";
import { type RecordedRun, recordedRuns } from "@/lib/conformance/recordedRuns";
import { scenarioOf } from "@/lib/measurement/calibrate";
import { type MachineCosts, MACHINE_COSTS_EVIDENCE, type Scenario, simulate } from "@/lib/sim";

/*
 * Leave-one-workload-out error of every constant of the machine that was read off the recorded runs:
 * `npx tsx bench/constants.ts`, some minutes. Constants of the start and the end of workers are judged
 * by samples per second over the whole run, all others by those after the warm-up; both composed.
 */

const FACTORS = [1, 0.5, 0.75, 1.5, 2];
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
  const values: Readonly<Record<string, number>> = { ...costs[section] };
  const changed = Object.entries(values).map(([key, ms]): [string, number] => [
    key,
    key === name ? factor * ms : ms,
  ]);
  return { ...costs, [section]: Object.assign({}, costs[section], Object.fromEntries(changed)) };
}

function errorOf(run: Case, section: Section, name: string, factor: number): number {
  const { machine } = run.scenario;
  const costs = scaled(machine.costs, section, name, factor);
  const { totals } = simulate({ ...run.scenario, machine: { ...machine, costs } }, "totals");
  return section === "lifecycle"
    ? Math.abs(totals.samplesPerSecondOverall / run.overallPerSecond - 1)
    : Math.abs(totals.samplesPerSecond / run.perSecond - 1);
}

function errorsOf(group: readonly Case[], section: Section, name: string): ErrorsByFactor {
  return new Map(
    FACTORS.map((factor) => [
      factor,
      quantile(
        group.map((run) => errorOf(run, section, name, factor)),
        0.5,
      ),
    ]),
  );
}

const percent = (share: number): string => (100 * share).toFixed(2).padStart(8);
const groups = [...groupBy(recordedRuns().flatMap(caseOf), ({ workload }) => workload).values()];
process.stdout.write("mean of the workloads' medians, %: as it is, left out, factors chosen\n");
for (const section of SECTIONS) {
  for (const [name, known] of Object.entries(MACHINE_COSTS_EVIDENCE[section])) {
    if (known.evidence !== "measured") continue;
    const found = leaveOneOut(groups.map((group) => errorsOf(group, section, name)));
    const [least, most] = found.factors;
    process.stdout.write(
      `  ${name.padEnd(22)}${percent(found.asItIs)}${percent(found.leftOut)}   ${String(least)} to ${String(most)}\n`,
    );
  }
}
