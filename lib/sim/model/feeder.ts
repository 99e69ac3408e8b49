import type { Process, Program, Thread } from "../engine/thread";
import type { PipeWriter, ResultQueue } from "./resultQueue";
import { Ring } from "./ring";
import type { Run } from "./run";

/**
 * The feeder thread of a worker's result queue (`multiprocessing/queues.py`, `_feed`): pickles what
 * the worker has put and writes it to the pipe. It shares the interpreter lock with the worker.
 */
export class Feeder implements Program, PipeWriter {
  private readonly buffer: Ring;
  private readonly thread: Thread;
  private batch = -1;
  /** Costs nothing and waits for nobody: needs no thread. */
  private readonly free: boolean;
  private sharing = false;
  private writing = false;
  private onIdle: (() => void) | null = null;

  constructor(
    private readonly run: Run,
    process: Process,
    private readonly worker: number,
    private readonly results: ResultQueue,
  ) {
    this.thread = run.kernel.createThread(process);
    this.thread.program = this;
    const { payload, sample } = run.plan.scenario.workload;
    const { scheduling, handOver } = run.costs;
    this.free =
      payload.kind === "byValue" &&
      payload.bytes === 0 &&
      !sample.holdsInterpreterLock &&
      scheduling.wakeMs + scheduling.coldMs + scheduling.switchMs + handOver.feedMs === 0;
    this.buffer = new Ring();
  }

  /** The reader has taken the last of the batch that this feeder was writing. */
  finishWriting(): void {
    this.writing = true;
    this.run.kernel.wake(this.thread);
  }

  /** The process leaves: what has not been begun is dropped; calls back once nothing is under way. */
  stop(onIdle: () => void): void {
    this.buffer.clear();
    if (this.batch < 0) onIdle();
    else this.onIdle = onIdle;
  }

  /** The worker's `put()`: never blocks it. */
  put(batch: number): void {
    if (this.free && this.batch < 0) {
      this.batch = batch;
      if (this.results.write(batch, this.worker, this)) this.batch = -1;
      return;
    }
    this.buffer.push(batch);
    if (this.batch < 0 && this.buffer.length === 1) this.run.kernel.wake(this.thread);
  }

  advance(): void {
    const { kernel } = this.run;
    if (this.batch < 0) {
      if (this.buffer.length > 0) this.begin();
    } else if (this.writing) {
      this.writing = false;
      this.written();
    } else if (this.sharing) {
      this.sharing = false;
      kernel.compute(this.thread, this.run.costs.handOver.feedMs, true, 0);
    } else if (this.results.write(this.batch, this.worker, this)) {
      this.written();
    }
  }

  /** The batch is in the pipe; the next one may follow. */
  written(): void {
    this.batch = -1;
    const { onIdle } = this;
    this.onIdle = null;
    if (onIdle !== null) onIdle();
    else if (this.buffer.length > 0) this.begin();
  }

  private begin(): void {
    const { kernel, plan, costs } = this.run;
    const { payload } = plan.scenario.workload;
    this.batch = this.buffer.shift();
    const stop = this.run.stops[this.batch] === 1;
    if (payload.kind === "tensors" && payload.sharedBy === "feeder" && !stop) {
      this.sharing = true;
      kernel.compute(this.thread, plan.megabytes * costs.handOver.shareMsPerMegabyte, false, 0);
    } else {
      const pickleMs =
        payload.kind === "byValue" && !stop ? plan.megabytes * costs.handOver.pickleMsPerMegabyte : 0;
      kernel.compute(this.thread, costs.handOver.feedMs + pickleMs, true, 0);
    }
  }
}
