import { Kernel } from "./engine/kernel";
import { AllReduce } from "./model/allReduce";
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
import { StartLog } from "./record/startLog";
import { totalsOf, totalsOfAll } from "./record/totals";
import type { Lane, RecordingLevel, Result } from "./result";
import { hasWorkers, type Scenario, threadsOf } from "./scenario";

/**
 * Runs a scenario to its end. Pure: the same scenario and level give the same result, to the bit. Of
 * several ranks, `rank` is the one whose log is shown.
 *
 * A batch is first loaded in one go, which is exact unless a thread has to wait for a core; if one
 * does, the run starts anew sample by sample.
 */
export function simulate(scenario: Scenario, level: RecordingLevel, rank = 0): Result {
  const plans = Array.from({ length: scenario.training.ranks }, (_, rank) => planOf(scenario, rank));
  if (canBeCoarse(scenario)) {
    const { abandoned, ranks } = attempt(scenario, plans, level, true);
    if (!abandoned) return resultOf(ranks, rank, level);
  }
  return resultOf(attempt(scenario, plans, level, false).ranks, rank, level);
}

/** Whether a run is done within a frame: each worker has a core, and batches are loaded in one go. */
export function isQuick(scenario: Scenario): boolean {
  const { loader, training, machine } = scenario;
  const workers = hasWorkers(loader) ? loader.numWorkers : 0;
  return canBeCoarse(scenario) && training.ranks * workers < machine.cores;
}

function canBeCoarse({ workload, loader, training, machine }: Scenario): boolean {
  const { sample } = workload;
  if (new StorageServer(machine.storage).contended && sample.storageBytes > 0) return false;
  if (threadsOf(sample) > 1) return false;
  const workers = hasWorkers(loader);
  if (workers && sample.holdsInterpreterLock) return false;
  return training.ranks * (workers ? loader.numWorkers : 1) <= machine.cores;
}

/** Threads and processes of a rank, at most. */
function alarmsOf({ workload, loader }: Scenario): number {
  const workers = hasWorkers(loader) ? loader.numWorkers : 0;
  return 5 + 4 * workers + Math.max(1, workers) * (threadsOf(workload.sample) - 1);
}

/** Rows of a rank's log. */
function rowsOf({ rowsPerEpoch, scenario }: Plan): number {
  return rowsPerEpoch * scenario.training.epochs;
}

interface Attempt {
  readonly abandoned: boolean;
  readonly ranks: readonly Rank[];
}

/** What a rank has left behind. */
interface Rank {
  readonly run: Run;
  readonly course: Course;
}

function attempt(
  scenario: Scenario,
  plans: readonly Plan[],
  level: RecordingLevel,
  coarse: boolean,
): Attempt {
  const { costs, cores, storage } = scenario.machine;
  const [plan] = plans;
  if (plan === undefined) throw new RangeError("a run has at least one rank");
  const kernel = new Kernel({
    cores,
    alarms: plans.length * alarmsOf(scenario),
    seed: scenario.seed,
    ...costs.scheduling,
    unevenSlices: threadsOf(scenario.workload.sample) > 1,
    stopWhenShort: coarse && !plan.neverWaits,
  });
  const server = new StorageServer(storage);
  const allReduce = plans.length > 1 ? new AllReduce(plans.length) : null;
  const kept = level !== "totals";
  const shmBytes = new Series(kept, 2 * plans.length * rowsOf(plan));
  const ranks = plans.map((own): Rank => {
    const rows = rowsOf(own);
    // Written out: an object that begins with a spread has a shape of its own in every run, and whatever reads
    // it has to look its fields up by name.
    const run: Run = {
      plan: own,
      kernel,
      costs,
      log: new BatchLog(rows, own.rowsPerEpoch),
      signals: createSignals(kept, 2 * rows, shmBytes),
      starts: new StartLog(),
      storage: server,
      shm: new SharedMemory(scenario, shmBytes),
      allReduce,
      stops: new Uint8Array(rows),
      coarse,
    };
    const process = kernel.createProcess();
    const thread = kernel.createThread(process);
    const source =
      own.workers === null
        ? new InMainProcess(run, thread)
        : new FromWorkers(run, own.workers, process, thread, rows);
    return { run, course: new MainLoop(run, thread, source).course };
  });
  kernel.run();
  return { abandoned: kernel.stopped, ranks };
}

/** What one rank did, and the totals of all. */
function resultOf(ranks: readonly Rank[], shown: number, level: RecordingLevel): Result {
  const each = ranks.map(({ run, course }) =>
    totalsOf(run.plan, run.log, {
      iteratorMs: course.iteratorMs,
      lastShutdownMs: course.lastShutdownMs,
      endMs: course.endMs,
      cpuMs: run.kernel.cpuMs,
      maxInFlight: run.signals.inFlight.peak,
    }),
  );
  const rank = ranks[shown];
  const own = each[shown];
  if (rank === undefined || own === undefined) throw new RangeError(`there is no rank ${shown}`);
  const totals = totalsOfAll(own, each);
  const { run, course } = rank;
  const { signals, log, starts } = run;
  const { scenario } = run.plan;
  const batches = batchTableOf(level === "totals" ? new BatchLog(0, 1) : log);
  let lanes: readonly Lane[] | null = null;
  return {
    scenario,
    level,
    totals,
    ranks: each,
    batches,
    // Written when they are first read: a picture needs a part of them only.
    get lanes() {
      return (lanes ??= level === "full" ? lanesOf({ scenario, batches }) : []);
    },
    starts: level === "totals" ? [] : starts.starts,
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

/** Each batch comes and goes: two changes of a level. */
function createSignals(kept: boolean, changes: number, shmBytes: Series): Signals {
  return {
    inFlight: new Series(kept, changes),
    ready: new Series(kept, changes),
    reorder: new Series(kept, changes),
    idleWorkers: new Series(kept, changes),
    shmBytes,
  };
}
