import type { Thread } from "../engine/thread";
import { PIPE_BYTES } from "../pipe";
import type { WorkerLoader } from "../scenario";
import type { ResultQueue } from "./resultQueue";
import type { Run } from "./run";
import { Worker } from "./worker";

/** `MP_STATUS_CHECK_INTERVAL`, torch/utils/data/_utils/__init__.py: how long a worker is waited for that does not leave. */
const JOIN_LIMIT_MS = 5000;

/** All workers of a loader: how they come and how they go. */
export class Crew {
  readonly workers: readonly Worker[];
  private started = 0;
  /** When the main process began with the worker that is being started. */
  private callMs = 0;
  /** Workers that the main process has waited for; it waits for the next one until `limitMs`. */
  private joined = 0;
  private limitMs = 0;
  /** What a start costs the main process, and what the worker needs until it waits for an index. */
  private readonly startMs: number;
  private readonly bootMs: number;
  /** The dataset is more than a pipe holds. */
  private readonly handsOver: boolean;
  private readonly goOn = (): void => {
    this.run.kernel.sleep(this.mainThread, 0);
  };
  private phase: "gone" | "starting" | "started" | "there" | "stopping" | "ending" = "gone";

  constructor(
    private readonly run: Run,
    loader: WorkerLoader,
    private readonly mainThread: Thread,
    results: ResultQueue,
  ) {
    const { lifecycle, handOver } = run.costs;
    const forks = loader.startMethod === "fork";
    const pickledBytes = forks ? 0 : (run.plan.scenario.workload.dataset.pickledBytes ?? 0);
    const megabytes = pickledBytes / 1e6;
    this.handsOver = pickledBytes > PIPE_BYTES;
    this.startMs = lifecycle.startMs + megabytes * handOver.pickleMsPerMegabyte;
    this.bootMs =
      (forks ? lifecycle.forkedBootMs : lifecycle.spawnedBootMs) + megabytes * handOver.unpickleMsPerMegabyte;
    this.workers = Array.from({ length: loader.numWorkers }, (_, number) => new Worker(run, number, results));
  }

  /** The worker that was given the batch. */
  workerOf(batch: number): Worker {
    const worker = this.workers[this.run.log.worker[batch] ?? 0];
    if (worker === undefined) throw new RangeError(`batch ${batch} was given to no worker`);
    return worker;
  }

  /**
   * Starts one worker after another; called on the main thread until it returns true. For a worker that is
   * not forked the dataset is pickled and written to a pipe (`multiprocessing/popen_spawn_posix.py`,
   * `_launch`): what the pipe doesn't hold keeps the main process until the worker has imported its modules
   * and reads.
   */
  start(): boolean {
    if (this.phase === "starting") {
      this.run.starts.born(this.started, this.callMs, this.run.kernel.nowMs);
      this.phase = "started";
      this.workers[this.started]?.boot(this.bootMs, this.handsOver ? this.goOn : null);
      this.started += 1;
      if (this.handsOver) return false;
    } else if (this.phase !== "started") {
      this.started = 0;
    }
    if (this.phase === "started" && this.started === this.workers.length) {
      this.phase = "there";
      return true;
    }
    this.phase = "starting";
    this.callMs = this.run.kernel.nowMs;
    this.run.kernel.compute(this.mainThread, this.startMs, true, 0);
    return false;
  }

  /**
   * Tells all workers to leave, then waits for one after another, no longer than the limit for each, and ends
   * those that are still there (`_shutdown_workers`); called until it returns true.
   */
  stop(): boolean {
    const { kernel, costs } = this.run;
    if (this.phase === "ending") {
      this.phase = "gone";
      return true;
    }
    if (this.phase !== "stopping") {
      this.phase = "stopping";
      this.joined = 0;
      this.limitMs = kernel.nowMs + JOIN_LIMIT_MS;
      for (const worker of this.workers) worker.stop(this.goOn);
    }
    for (;;) {
      const worker = this.workers[this.joined];
      if (worker === undefined) break;
      if (worker.present && kernel.nowMs < this.limitMs) {
        kernel.sleep(this.mainThread, this.limitMs - kernel.nowMs);
        return false;
      }
      this.joined += 1;
      this.limitMs = kernel.nowMs + JOIN_LIMIT_MS;
    }
    for (const worker of this.workers) worker.terminate();
    this.phase = "ending";
    kernel.compute(this.mainThread, costs.lifecycle.endMs, true, 0);
    return false;
  }
}
