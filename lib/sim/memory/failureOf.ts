import { hasWorkers } from "../scenario";
import { type Failure, type Limits, type PytorchBehaviour, TODAYS_PYTORCH } from "./limits";
import { fullAtStart, fullInCollate, fullInFeeder, outOfMemory, tooManyFiles } from "./messages";
import type { MemoryTimeline } from "./timeline";

/** What ends the runs of a timeline first; null if everything fits. */
export function failureOf(
  timeline: MemoryTimeline,
  limits: Limits,
  behaviour: PytorchBehaviour = TODAYS_PYTORCH,
): Failure | null {
  const { count, timesMs, shmBytes, ramBytes, descriptors } = timeline;
  for (let row = 0; row < count; row += 1) {
    const atMs = timesMs[row] ?? 0;
    const shm = shmBytes[row] ?? 0;
    if (shm > limits.shmBytes) {
      return {
        what: "shm",
        atMs,
        needed: shm,
        limit: limits.shmBytes,
        ...fullShm(timeline, row, limits, behaviour),
      };
    }
    const ram = ramBytes[row] ?? 0;
    if (ram > limits.ramBytes) {
      return {
        what: "ram",
        atMs,
        needed: ram,
        limit: limits.ramBytes,
        ...outOfMemory(victimAt(timeline, row)),
      };
    }
    const open = descriptors[row] ?? 0;
    if (open > limits.openFiles) {
      return { what: "openFiles", atMs, needed: open, limit: limits.openFiles, ...tooManyFiles() };
    }
  }
  return null;
}

/** Whoever allocates what no longer fits. */
function fullShm(
  { runs, holders }: MemoryTimeline,
  row: number,
  limits: Limits,
  behaviour: PytorchBehaviour,
) {
  const datasets = runs.reduce((sum, { result, footprint }) => {
    const { loader } = result.scenario;
    const moved = hasWorkers(loader) && loader.startMethod !== "fork" && footprint.dataset.kind === "tensor";
    return moved ? sum + footprint.dataset.bytes : sum;
  }, 0);
  const batches = (holders.inFlight[row] ?? 0) + (holders.consumer[row] ?? 0);
  if (datasets > limits.shmBytes || batches === 0) return fullAtStart(behaviour);
  const feeds = runs.some(({ result }) => {
    const { payload } = result.scenario.workload;
    return payload.kind === "tensors" && payload.sharedBy === "feeder";
  });
  return feeds ? fullInFeeder(behaviour) : fullInCollate(behaviour);
}

/** The kind of process that has the most resident memory at a moment. */
function victimAt({ processes, workersAlive, ranks }: MemoryTimeline, row: number): "main" | "workers" {
  const main = (processes.main.rssBytes[row] ?? 0) / ranks;
  const workers = workersAlive[row] ?? 0;
  const worker = workers === 0 ? 0 : (processes.workers.rssBytes[row] ?? 0) / workers;
  return worker > main ? "workers" : "main";
}
