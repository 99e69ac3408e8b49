import { defaultScenario, hasWorkers, type RecordingLevel, type Scenario, simulate } from "@/lib/sim";
import { runOnSimjs } from "./onSimjs";
import { runOnSimscript } from "./onSimscript";
import { runOurs, scenarioOf } from "./ours";
import type { SharedModel } from "./sharedModel";

const AGREEMENT = 1e-6;

async function main(): Promise<void> {
  await peers();
  targets();
  costPerBatch();
}

/** The same model on every engine: first the totals have to agree, then the clock runs. */
async function peers(): Promise<void> {
  const model: SharedModel = {
    batches: 2000,
    numWorkers: 8,
    prefetchFactor: 2,
    handOverMs: 1,
    stepMs: 10,
    loadMs: (batch) => 40 + ((batch * 7919) % 97) / 3,
  };
  const scenario = scenarioOf(model);
  const engines: [string, () => number | Promise<number>, number][] = [
    ["this simulator", () => runOurs(scenario), 40],
    ["simjs 2.0.3", () => runOnSimjs(model), 10],
    ["simscript 1.0.37", () => runOnSimscript(model), 3],
  ];
  const expected = runOurs(scenario);
  print(`shared model, ${String(model.batches)} batches, 8 workers`);
  for (const [name, run, repeats] of engines) {
    const total = await run();
    if (Math.abs(total / expected - 1) > AGREEMENT) {
      throw new Error(`${name} ends at ${String(total)} ms, this simulator at ${String(expected)} ms`);
    }
    const ms = await medianMs(run, repeats);
    print(`  ${name.padEnd(18)} ${((1000 * ms) / model.batches).toFixed(2).padStart(8)} µs per batch`);
  }
}

/** The scenarios whose speed the interface relies on. */
function targets(): void {
  const { loader } = defaultScenario;
  if (!hasWorkers(loader)) throw new Error("the default scenario has workers");
  const sixteen = { ...defaultScenario, loader: { ...loader, numWorkers: 16 } };
  const on = (cores: number): Scenario => ({ ...sixteen, machine: { ...sixteen.machine, cores } });
  const imageNet: Scenario = {
    ...on(64),
    workload: { ...sixteen.workload, dataset: { kind: "map", samples: 5005 * 256, reads: "perSample" } },
    loader: { ...sixteen.loader, batchSize: 256 },
  };
  print("whole runs, warm");
  row("300 batches, 16 workers, 32 cores, signals", on(32), "signals", 200);
  row("300 batches, 16 workers, 8 busy cores, signals", on(8), "signals", 100);
  row("5,005 batches of 256, 16 workers, totals", imageNet, "totals", 20);
}

function costPerBatch(): void {
  print("µs per batch: workers × batches, cores enough / 4 cores");
  for (const numWorkers of [1, 4, 16, 64]) {
    const cells = [100, 1000, 10_000, 100_000].map((batches) => {
      const cost = (cores: number): string => {
        const scenario = sized(numWorkers, batches, cores);
        const ms = syncMedianMs(() => simulate(scenario, "totals"), batches > 10_000 ? 1 : 3);
        return ((1000 * ms) / batches).toFixed(2);
      };
      return `${cost(256)} / ${cost(4)}`.padStart(16);
    });
    print(`  ${String(numWorkers).padStart(3)} workers ${cells.join("")}`);
  }
}

function sized(numWorkers: number, batches: number, cores: number): Scenario {
  const { loader, workload, machine } = defaultScenario;
  return {
    ...defaultScenario,
    workload: { ...workload, dataset: { kind: "map", samples: batches * 4, reads: "perSample" } },
    loader: hasWorkers(loader) ? { ...loader, numWorkers, batchSize: 4 } : loader,
    machine: { ...machine, cores },
  };
}

function row(name: string, scenario: Scenario, level: RecordingLevel, repeats: number): void {
  const ms = syncMedianMs(() => simulate(scenario, level), repeats);
  print(`  ${name.padEnd(48)} ${ms.toFixed(2).padStart(8)} ms`);
}

function syncMedianMs(run: () => unknown, repeats: number): number {
  const times: number[] = [];
  for (let i = 0; i < 2 * repeats + 1; i += 1) {
    const startMs = performance.now();
    run();
    times.push(performance.now() - startMs);
  }
  return middle(times.slice(repeats));
}

async function medianMs(run: () => number | Promise<number>, repeats: number): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 2 * repeats + 1; i += 1) {
    const startMs = performance.now();
    await run();
    times.push(performance.now() - startMs);
  }
  return middle(times.slice(repeats));
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
