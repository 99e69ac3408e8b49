import { meanOf, type Scenario } from "@/lib/sim";
import type { CostPiece } from "./costs";
import { indented, type Piece, pythonNumber } from "./python";
import type { StoragePiece } from "./storage";

/** Below this a call of `__getitem__` costs as much by itself. */
const SHORTEST_CPU_MS = 0.005;

/** Below this hashing one block takes too long. */
const SHORTEST_HASH_MS = 0.1;

/** The function that does a sample's CPU work; null when the call alone is work enough. */
export function workOf({ workload: { sample } }: Scenario): "compute" | "spin" | null {
  const meanMs = meanOf(sample.cpuMs);
  if (meanMs < SHORTEST_CPU_MS) return null;
  return sample.holdsInterpreterLock || meanMs < SHORTEST_HASH_MS ? "spin" : "compute";
}

/** The dataset: every sample waits and computes as the scenario says, and returns the same bytes. */
export function datasetPiece(
  scenario: Scenario,
  wait: CostPiece,
  cpu: CostPiece,
  storage: StoragePiece,
): Piece {
  const body = scenario.workload.dataset.kind === "map" ? mapBody : iterableBody;
  const base = scenario.workload.dataset.kind === "map" ? "Dataset" : "IterableDataset";
  const init = storage.kind === "shared" ? ["def __init__(self):", "    self.storage = Storage()", ""] : [];
  return {
    imports: [`from torch.utils.data import ${base}`, "import torch", "import time"],
    lines: [
      `class SimulatedDataset(${base}):`,
      '    """Every sample waits and computes, then returns the same bytes."""',
      "",
      ...indented([...init, ...body(scenario, wait, cpu, storage)]),
    ],
  };
}

function mapBody(scenario: Scenario, wait: CostPiece, cpu: CostPiece, storage: StoragePiece): string[] {
  const { dataset, sample } = scenario.workload;
  const length = ["def __len__(self):", "    return SAMPLES", ""];
  const perBatch = dataset.kind === "map" && dataset.reads === "perBatch" && storage.kind !== "none";
  if (!perBatch) {
    return [
      ...length,
      "def __getitem__(self, index):",
      ...indented([...loadLines(scenario, wait, cpu, storage), "return SAMPLE"]),
    ];
  }
  const apart: StoragePiece = { ...storage, read: null, latencyMs: 0 };
  return [
    ...length,
    "def load(self, index):",
    ...indented([...loadLines(scenario, wait, cpu, apart), "return SAMPLE"]),
    "",
    "def __getitem__(self, index):",
    ...indented([readLine(storage, pythonNumber(sample.storageBytes)), "return self.load(index)"]),
    "",
    "def __getitems__(self, indices):  # PyTorch 2.0 and newer call this, once per batch",
    ...indented([
      readLine(storage, `${pythonNumber(sample.storageBytes)} * len(indices)`),
      "return [self.load(index) for index in indices]",
    ]),
  ];
}

function readLine(storage: StoragePiece, bytes: string): string {
  return storage.kind === "shared"
    ? `self.storage.read(${bytes})`
    : `time.sleep(${pythonNumber(storage.latencyMs)} / 1000)`;
}

function iterableBody(scenario: Scenario, wait: CostPiece, cpu: CostPiece, storage: StoragePiece): string[] {
  const { dataset } = scenario.workload;
  const splits = dataset.kind === "iterable" && dataset.split === "byWorker";
  const shards = splits
    ? [
        "info = get_worker_info()",
        "first, stride = (0, 1) if info is None else (info.id, info.num_workers)",
        "for shard in range(first, len(SHARDS), stride):",
      ]
    : ["for shard in range(len(SHARDS)):"];
  return [
    "def __iter__(self):",
    ...indented([
      ...shards,
      "    start = sum(SHARDS[:shard])",
      "    for index in range(start, start + SHARDS[shard]):",
      ...indented([...loadLines(scenario, wait, cpu, storage), "yield SAMPLE"], 2),
    ]),
  ];
}

function loadLines(scenario: Scenario, wait: CostPiece, cpu: CostPiece, storage: StoragePiece): string[] {
  const { sample } = scenario.workload;
  const work = workOf(scenario);
  const waits = [
    ...(wait.at === null ? [] : [wait.at("index")]),
    ...(storage.latencyMs > 0 ? [pythonNumber(storage.latencyMs)] : []),
  ];
  return [
    ...(storage.read === null ? [] : [storage.read(sample.storageBytes)]),
    ...(waits.length === 0 ? [] : [`time.sleep(${grouped(waits)} / 1000)`]),
    ...(work === null || cpu.at === null ? [] : [`${work}(${cpu.at("index")})`]),
  ];
}

function grouped(terms: readonly string[]): string {
  return terms.length === 1 ? terms.join("") : `(${terms.join(" + ")})`;
}
