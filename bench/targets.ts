import { defaultScenario, hasWorkers, type RecordingLevel, type Scenario, simulate } from "@/lib/sim";
import { medianMs, print, ratio } from "./clock";

/** A whole run whose speed the interface relies on. */
interface Target {
  readonly name: string;
  readonly scenario: Scenario;
  readonly level: RecordingLevel;
  readonly atMostMs: number;
  readonly repeats: number;
}

/** A run that was timed. */
export interface TargetFigures {
  readonly name: string;
  readonly ms: number;
  readonly atMostMs: number;
}

/** The runs that have to be fast, each against its bar. Costs are lognormal; draws are memoised. */
export async function targets(): Promise<TargetFigures[]> {
  print("whole runs, median of warm ones");
  const figures: TargetFigures[] = [];
  for (const { name, scenario, level, atMostMs, repeats } of targetsOf()) {
    const ms = await medianMs(() => simulate(scenario, level), repeats);
    const bar = `${ratio(ms / atMostMs)} of the ${String(atMostMs)} ms allowed`;
    print(`  ${name.padEnd(50)}${ms.toFixed(2).padStart(8)} ms, ${bar}`);
    figures.push({ name, ms, atMostMs });
  }
  return figures;
}

function targetsOf(): readonly Target[] {
  const { loader, workload } = defaultScenario;
  if (!hasWorkers(loader)) throw new Error("the default scenario has workers");
  const sixteen = { ...defaultScenario, loader: { ...loader, numWorkers: 16 } };
  const on = (cores: number): Scenario => ({ ...sixteen, machine: { ...sixteen.machine, cores } });
  const imageNet: Scenario = {
    ...on(64),
    workload: { ...workload, dataset: { kind: "map", samples: 5005 * 256, reads: "perSample" } },
    loader: { ...sixteen.loader, batchSize: 256 },
  };
  return [
    {
      name: "300 batches, 16 workers, 32 cores, signals",
      scenario: on(32),
      level: "signals",
      atMostMs: 1,
      repeats: 200,
    },
    {
      name: "300 batches, 16 workers, 8 busy cores, signals",
      scenario: on(8),
      level: "signals",
      atMostMs: 5,
      repeats: 100,
    },
    {
      name: "5,005 batches of 256, 16 workers, 64 cores, totals",
      scenario: imageNet,
      level: "totals",
      atMostMs: 20,
      repeats: 20,
    },
  ];
}
