import { Kernel } from "./engine/kernel";
import { FromWorkers } from "./model/fromWorkers";
import { InMainProcess } from "./model/inMainProcess";
import { type Course, MainLoop } from "./model/mainLoop";
import { type Plan, planOf } from "./model/plan";
import type { Run, Signals } from "./model/run";
import { SharedMemory } from "./model/sharedMemory";
import { StorageServer } from "./model/storageServer";
import { BatchLog } from "./record/batchLog";
import { batchTableOf } from "./record/batchTable";
import { gapsOf } from "./record/gaps";
import { lanesOf } from "./record/lanes";
import { Series } from "./record/series";
import { totalsOf } from "./record/totals";
import type { RecordingLevel, Result } from "./result";
import type { Scenario } from "./scenario";

/**
 * Runs a scenario to its end. Pure: the same scenario and level give the same result, to the bit.
 *
 * A batch is first loaded in one go, which is exact unless a thread has to wait for a core; if one
 * does, the run starts anew sample by sample.
 */
export function simulate(scenario: Scenario, level: RecordingLevel): Result {
  const plan = planOf(scenario);
  if (canBeCoarse(plan)) {
    const run = attempt(plan, level, true);
    if (!run.abandoned) return run.result();
  }
  return attempt(plan, level, false).result();
}

function canBeCoarse({ scenario, workers }: Plan): boolean {
  const { sample } = scenario.workload;
  if (new StorageServer(scenario.machine.storage).contended && sample.storageBytes > 0) return false;
  if (workers === null) return true;
  return !sample.holdsInterpreterLock && workers.numWorkers <= scenario.machine.cores;
}

interface Attempt {
  readonly abandoned: boolean;
  readonly result: () => Result;
}

function attempt(plan: Plan, level: RecordingLevel, coarse: boolean): Attempt {
  const { scenario, workers } = plan;
  const { costs, cores, storage } = scenario.machine;
  const kernel = new Kernel({
    cores,
    alarms: 5 + 4 * (workers?.numWorkers ?? 0),
    seed: scenario.seed,
    ...costs.scheduling,
    stopWhenShort: coarse && !plan.neverWaits,
  });
  const rows = plan.rowsPerEpoch * scenario.training.epochs;
  const signals = createSignals(level !== "totals");
  const log = new BatchLog(rows, plan.rowsPerEpoch);
  const run: Run = {
    plan,
    kernel,
    costs,
    log,
    signals,
    storage: new StorageServer(storage),
    shm: new SharedMemory(scenario, signals.shmBytes),
    stops: new Uint8Array(rows),
    coarse,
  };
  const process = kernel.createProcess();
  const thread = kernel.createThread(process);
  const source =
    workers === null ? new InMainProcess(run, thread) : new FromWorkers(run, workers, process, thread, rows);
  const { course } = new MainLoop(run, thread, source);
  kernel.run();
  return { abandoned: kernel.stopped, result: () => resultOf(run, course, level) };
}

function resultOf(run: Run, course: Course, level: RecordingLevel): Result {
  const { plan, log, kernel, signals } = run;
  const { scenario } = plan;
  const ends = { ...course, cpuMs: kernel.cpuMs, maxInFlight: signals.inFlight.peak };
  const totals = totalsOf(plan, log, ends);
  const batches = level === "totals" ? batchTableOf(new BatchLog(0, 1)) : batchTableOf(log);
  return {
    scenario,
    level,
    totals,
    batches,
    lanes: level === "full" ? lanesOf(scenario, batches) : [],
    levels: {
      inFlight: signals.inFlight.toStepFunction(),
      ready: signals.ready.toStepFunction(),
      reorder: signals.reorder.toStepFunction(),
      idleWorkers: signals.idleWorkers.toStepFunction(),
      shmBytes: signals.shmBytes.toStepFunction(),
    },
    gaps: level === "totals" ? [] : gapsOf(batches, course.epochs, totals),
  };
}

function createSignals(kept: boolean): Signals {
  return {
    inFlight: new Series(kept),
    ready: new Series(kept),
    reorder: new Series(kept),
    idleWorkers: new Series(kept),
    shmBytes: new Series(kept),
  };
}
