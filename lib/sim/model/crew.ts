import type { Thread } from "../engine/thread";
import type { WorkerLoader } from "../scenario";
import type { ResultQueue } from "./resultQueue";
import type { Run } from "./run";
import { Worker } from "./worker";

/** All workers of a loader: how they come and how they go. */
export class Crew {
  readonly workers: readonly Worker[];
  private started = 0;
  /** When the main process began with the worker that is being started. */
  private callMs = 0;
  private leaving = 0;
  private phase: "gone" | "starting" | "there" | "stopping" | "ending" = "gone";

  constructor(
    private readonly run: Run,
    private readonly loader: WorkerLoader,
    private readonly mainThread: Thread,
    results: ResultQueue,
  ) {
    this.workers = Array.from({ length: loader.numWorkers }, (_, number) => new Worker(run, number, results));
  }

  /** The worker that was given the batch. */
  workerOf(batch: number): Worker {
    const worker = this.workers[this.run.log.worker[batch] ?? 0];
    if (worker === undefined) throw new RangeError(`batch ${batch} was given to no worker`);
    return worker;
  }

  /** Starts one worker after another; called on the main thread until it returns true. */
  start(): boolean {
    const { kernel, costs } = this.run;
    const { iterMs, forkMs, spawnMs, forkedBootMs, spawnedBootMs } = costs.lifecycle;
    const forks = this.loader.startMethod === "fork";
    if (this.phase === "starting") {
      this.run.starts.born(this.started, this.callMs, kernel.nowMs);
      this.workers[this.started]?.boot(forks ? forkedBootMs : spawnedBootMs);
      this.started += 1;
      if (this.started === this.workers.length) {
        this.phase = "there";
        return true;
      }
    } else {
      this.phase = "starting";
      this.started = 0;
    }
    const firstMs = this.started === 0 ? iterMs : 0;
    this.callMs = kernel.nowMs;
    kernel.compute(this.mainThread, firstMs + (forks ? forkMs : spawnMs), true, 0);
    return false;
  }

  /** Tells all workers to leave and waits until they have; called until it returns true. */
  stop(): boolean {
    if (this.phase === "ending") {
      this.phase = "gone";
      return true;
    }
    if (this.phase === "stopping") {
      this.phase = "ending";
      this.run.kernel.compute(this.mainThread, this.run.costs.lifecycle.endMs, true, 0);
      return false;
    }
    this.phase = "stopping";
    this.leaving = this.workers.length;
    for (const worker of this.workers) {
      worker.stop(() => {
        this.left();
      });
    }
    return false;
  }

  private left(): void {
    this.leaving -= 1;
    if (this.leaving === 0) this.run.kernel.wake(this.mainThread);
  }
}
