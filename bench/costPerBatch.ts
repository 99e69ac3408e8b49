import { defaultScenario, hasWorkers, type RecordingLevel, type Scenario, simulate } from "@/lib/sim";
import { medianMs, print } from "./clock";

const WORKERS = [1, 4, 16, 64];
const BATCHES = [100, 1000, 10_000, 100_000];
const LEVELS = ["totals", "signals", "full"] as const;

/** With every process its own core, and with far too few. */
const AMPLE_CORES = 256;
const FEW_CORES = 4;

/**
 * What a batch costs, as a multiple of `unitMs`, for each number of workers, number of batches and
 * recording level, with cores enough and with four.
 */
export async function costPerBatch(unitMs: number): Promise<void> {
  for (const level of LEVELS) {
    print(
      `cost per batch, level ${level}, × what simjs takes for one of the shared model: ${AMPLE_CORES} / ${FEW_CORES} cores`,
    );
    print(
      `  ${"batches".padStart(11)}${BATCHES.map((count) => count.toLocaleString("en").padStart(16)).join("")}`,
    );
    for (const numWorkers of WORKERS) print(await line(numWorkers, level, unitMs));
  }
}

async function line(numWorkers: number, level: RecordingLevel, unitMs: number): Promise<string> {
  const cells: string[] = [];
  for (const batches of BATCHES) {
    const ample = await costOf(scenarioWith(numWorkers, batches, AMPLE_CORES), batches, level);
    const few = await costOf(scenarioWith(numWorkers, batches, FEW_CORES), batches, level);
    cells.push(`${(ample / unitMs).toFixed(2)} / ${(few / unitMs).toFixed(2)}`.padStart(16));
  }
  return `  ${String(numWorkers).padStart(3)} workers${cells.join("")}`;
}

async function costOf(scenario: Scenario, batches: number, level: RecordingLevel): Promise<number> {
  const repeats = Math.max(2, Math.round(10_000 / batches));
  return (await medianMs(() => simulate(scenario, level), repeats)) / batches;
}

function scenarioWith(numWorkers: number, batches: number, cores: number): Scenario {
  const { loader, workload, machine } = defaultScenario;
  return {
    ...defaultScenario,
    workload: { ...workload, dataset: { kind: "map", samples: batches * 4, reads: "perSample" } },
    loader: hasWorkers(loader) ? { ...loader, numWorkers, batchSize: 4 } : loader,
    machine: { ...machine, cores },
  };
}
