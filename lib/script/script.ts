import { toScenario, type Wish } from "@/lib/scenario-store";
import { type Scenario, threadsOf } from "@/lib/sim";
import { costPiece, isLognormal, LOGNORMAL } from "./costs";
import { datasetPiece, workOf } from "./dataset";
import { loopPiece } from "./loop";
import { collatePiece, sampleLine } from "./payload";
import { harmless, NO_PIECE, type Piece } from "./python";
import { stepPiece } from "./step";
import { storagePiece } from "./storage";
import { BLOCK_LINE, COMPUTE, SPIN } from "./work";

/** What a script may say about itself. */
export interface ScriptLabels {
  /** Name of the workload. */
  readonly name?: string;
  /** Address at which the same state is simulated. */
  readonly link?: string;
}

/**
 * A wish as a program for Python with PyTorch 1.13 or newer: a dataset that sleeps and computes as the
 * scenario says, the `DataLoader(...)` call, a loop whose step is a sleep. It prints samples per second,
 * the share of time inside `next()` and the time to the first batch, as the simulator defines them.
 */
export function scriptFor(wish: Wish, labels: ScriptLabels = {}): string {
  const scenario = toScenario(wish);
  const { workload, training, seed } = scenario;
  const wait = costPiece("SAMPLE_WAIT_MS", workload.sample.waitMs, "SAMPLES", seed);
  const cpu = costPiece("SAMPLE_CPU_MS", workload.sample.cpuMs, "SAMPLES", seed);
  const step = costPiece("STEP_MS", training.stepMs, "STEPS", seed);
  const storage = storagePiece(scenario);
  const stepping = stepPiece(scenario, step);
  const draws = [workload.sample.waitMs, workload.sample.cpuMs, training.stepMs].some(isLognormal);
  const spins = stepping.usesSpin || workOf(scenario) === "spin";
  const constants: Piece = {
    imports: ["import torch", ...wait.imports, ...cpu.imports, ...step.imports],
    lines: [
      ...sizeLines(scenario),
      ...wait.lines,
      ...(workOf(scenario) === null ? [] : cpu.lines),
      ...step.lines,
      BLOCK_LINE,
      sampleLine(scenario),
    ],
  };
  const pieces = [
    draws ? LOGNORMAL : NO_PIECE,
    constants,
    COMPUTE,
    spins ? SPIN : NO_PIECE,
    storage,
    datasetPiece(scenario, wait, cpu, storage),
    collatePiece(scenario),
    stepping,
    loopPiece(wish, scenario, stepping),
  ];
  return [header(labels, scenario), importLines(pieces, scenario), ...bodies(pieces)].join("\n");
}

function header({ name, link }: ScriptLabels, scenario: Scenario): string {
  const title = name === undefined ? "A DataLoader that costs what a scenario says" : harmless(name);
  const also = link === undefined ? [] : ["", `The same state, simulated: ${harmless(link)}`];
  return [
    `"""${title}.`,
    "",
    "Samples sleep and compute, the training step is a sleep: no GPU is needed.",
    "Needs PyTorch 1.13 or newer, on Linux or macOS.",
    ...leftOut(scenario),
    ...also,
    '"""',
    "",
  ].join("\n");
}

/** What the program does not do as the scenario says. */
function leftOut({ training: { ranks }, workload: { sample } }: Scenario): string[] {
  const threads = threadsOf(sample);
  return [
    ...(ranks > 1
      ? [`One rank of ${ranks}: start ${ranks} at once to share the cores. They do not wait for one another.`]
      : []),
    ...(threads > 1
      ? [
          `A sample is computed by one thread here; ${threads} threads of a library shared it in the simulation.`,
        ]
      : []),
  ];
}

function sizeLines({ workload, training, loader }: Scenario): string[] {
  const { dataset } = workload;
  const sizes =
    dataset.kind === "map"
      ? [`SAMPLES = ${Math.ceil(dataset.samples / training.ranks)}`]
      : [`SHARDS = [${dataset.shardSamples.join(", ")}]`, "SAMPLES = sum(SHARDS)"];
  const copies = dataset.kind === "iterable" ? Math.max(1, loader.numWorkers) : 1;
  const steps = `STEPS = ${copies * training.epochs} * (SAMPLES // ${loader.batchSize} + 1)`;
  return isLognormal(training.stepMs) ? [...sizes, steps] : sizes;
}

const TORCH_NAME = /^from torch\.utils\.data import (\w+)$/;

function importLines(pieces: readonly Piece[], { workload }: Scenario): string {
  const needed = new Set(pieces.flatMap(({ imports }) => imports));
  if (workload.dataset.kind === "iterable") needed.add("from torch.utils.data import get_worker_info");
  const names = [...needed].flatMap((line) => TORCH_NAME.exec(line)?.[1] ?? []);
  const standard = [...needed].filter((line) => !line.includes("torch")).sort(byKind);
  return [...standard, "", "import torch", `from torch.utils.data import ${names.sort().join(", ")}`].join(
    "\n",
  );
}

function byKind(a: string, b: string): number {
  const rank = (line: string): number => (line.startsWith("import") ? 0 : 1);
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

function bodies(pieces: readonly Piece[]): string[] {
  return pieces
    .filter(({ lines }) => lines.length > 0)
    .map(({ lines }) => `\n\n${lines.join("\n")}`)
    .concat("");
}
