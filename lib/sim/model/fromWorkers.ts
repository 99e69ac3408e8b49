import type { Process, Thread } from "../engine/thread";
import type { WorkerLoader } from "../scenario";
import { type BatchSource, EXHAUSTED } from "./batchSource";
import { Crew } from "./crew";
import { Dispatcher } from "./dispatcher";
import { IndexFeeder } from "./indexFeeder";
import { PinThread } from "./pinThread";
import { Receiver } from "./receiver";
import { ResultQueue } from "./resultQueue";
import type { Run } from "./run";
import type { Worker } from "./worker";

/**
 * The main process's side of a loader with workers
 * (`torch/utils/data/dataloader.py`, `_MultiProcessingDataLoaderIter._next_data`): sends indices on
 * credit, receives what arrives, holds back what came out of order, delivers.
 */
export class FromWorkers implements BatchSource {
  private readonly results: ResultQueue;
  private readonly arrivals: ResultQueue | PinThread;
  private readonly crew: Crew;
  private readonly dispatcher: Dispatcher;
  private readonly receiver: Receiver;
  /** Received and not delivered, by batch. */
  private readonly held: Uint8Array;
  private nextBatch = 0;
  private phase: "idle" | "receiving" | "drawing" | "leaving" | "unmapping" | "resetting" | "priming" =
    "idle";
  /** What the sampler takes for the indices of one batch. */
  private readonly drawMs: number;
  private batch = 0;
  private unreceived = 0;
  private holdsBatch = false;
  private primed = 0;

  constructor(
    private readonly run: Run,
    private readonly loader: WorkerLoader,
    mainProcess: Process,
    private readonly thread: Thread,
    rows: number,
  ) {
    this.results = new ResultQueue(run);
    this.crew = new Crew(run, loader, thread, this.results);
    this.dispatcher = new Dispatcher(
      run,
      loader,
      this.crew.workers,
      new IndexFeeder(run, mainProcess, (batch) => this.crew.workerOf(batch)),
    );
    this.receiver = new Receiver(run, thread, this.results);
    this.held = new Uint8Array(rows);
    this.drawMs = run.costs.handOver.drawIndexMs * loader.batchSize;
    this.arrivals = loader.pinMemory
      ? new PinThread(run, mainProcess, this.results, (batch) => this.crew.workerOf(batch))
      : this.results;
  }

  start(epoch: number): boolean {
    const { plan } = this.run;
    if (this.phase === "priming") return this.prime();
    const resets = this.loader.persistentWorkers && epoch > 0;
    if (!(resets ? this.reset() : this.crew.start())) return false;
    this.nextBatch = epoch * plan.rowsPerEpoch;
    this.unreceived = 0;
    this.dispatcher.reset(this.nextBatch, this.nextBatch + plan.rowsPerEpoch);
    this.drop(this.nextBatch);
    this.phase = "priming";
    this.primed = 0;
    return this.prime();
  }

  /** Sends the first indices, one after another (`_reset`). */
  private prime(): boolean {
    const { plan, kernel, costs } = this.run;
    if (this.primed > 0) this.give();
    if (this.primed === Math.min(plan.credits, plan.rowsPerEpoch)) {
      this.phase = "idle";
      return true;
    }
    this.primed += 1;
    kernel.compute(this.thread, this.drawMs + costs.handOver.sendIndexMs, true, 0);
    return false;
  }

  next(): number {
    if (this.phase === "drawing") return this.leave();
    if (this.phase === "leaving") return this.enterAgain();
    if (this.phase === "unmapping") return this.giveOut();
    if (this.phase === "receiving") {
      if (!this.receiver.advance()) return -1;
      this.arrived(this.batch);
    }
    for (;;) {
      const ready = this.readyBatch();
      if (ready >= 0) return this.deliver(ready);
      if (this.run.signals.inFlight.value === 0) return EXHAUSTED;
      if (!this.take()) return -1;
    }
  }

  end(): boolean {
    if (this.loader.persistentWorkers) return true;
    this.drop(this.dispatcher.sentEnd);
    if (!this.crew.stop()) return false;
    this.discard();
    return true;
  }

  /** Takes one arrival if that costs no time; false when the thread has to wait or to work. */
  private take(): boolean {
    if (this.arrivals.length === 0) {
      this.phase = "idle";
      this.arrivals.await(this.thread);
      return false;
    }
    this.batch = this.arrivals.shift();
    if (this.loader.pinMemory) {
      this.arrived(this.batch);
      return true;
    }
    this.phase = "receiving";
    this.receiver.start(this.batch, this.crew.workerOf(this.batch));
    return false;
  }

  private arrived(batch: number): void {
    const { log, kernel, signals, stops } = this.run;
    this.phase = "idle";
    this.unreceived -= 1;
    this.crew.workerOf(batch).unreceived -= 1;
    if (stops[batch] === 1) {
      this.finish(this.crew.workerOf(batch));
      return;
    }
    if (!this.loader.pinMemory) log.pinnedMs[batch] = kernel.nowMs;
    this.held[batch] = 1;
    signals.reorder.add(1, kernel.nowMs);
    if (!this.loader.inOrder) this.nextBatch = batch;
  }

  /**
   * A worker's iterator has ended: what it still has is ignored, and its index goes to another
   * (`_next_data`, `_IterableDatasetStopIteration`).
   */
  private finish(worker: Worker): void {
    const { kernel, signals } = this.run;
    this.dispatcher.retire(worker);
    signals.ready.add(-1, kernel.nowMs);
    this.unreceived -= worker.unreceived;
    if (this.loader.inOrder) {
      signals.inFlight.add(-1, kernel.nowMs);
    } else {
      signals.inFlight.add(-worker.outstanding, kernel.nowMs);
    }
    this.give();
  }

  /** Passes over indices whose worker has ended without answering them. */
  private skip(): void {
    const { kernel, signals, stops } = this.run;
    while (this.nextBatch < this.dispatcher.sentEnd && this.held[this.nextBatch] === 0) {
      if (!this.crew.workerOf(this.nextBatch).finished) return;
      if (stops[this.nextBatch] === 0) signals.inFlight.add(-1, kernel.nowMs);
      this.nextBatch += 1;
    }
  }

  private readyBatch(): number {
    if (this.loader.inOrder && this.run.plan.shards !== null) this.skip();
    return this.held[this.nextBatch] === 1 ? this.nextBatch : -1;
  }

  private deliver(batch: number): number {
    const { kernel, signals, log } = this.run;
    log.deliveredMs[batch] = kernel.nowMs;
    this.held[batch] = 0;
    this.batch = batch;
    this.crew.workerOf(batch).outstanding -= 1;
    signals.reorder.add(-1, kernel.nowMs);
    signals.ready.add(-1, kernel.nowMs);
    signals.inFlight.add(-1, kernel.nowMs);
    if (this.drawMs === 0 || this.dispatcher.exhausted) return this.leave();
    this.phase = "drawing";
    kernel.compute(this.thread, this.drawMs, true, 0);
    return -1;
  }

  /** Sends one new index for the batch that is delivered. */
  private leave(): number {
    const { kernel, costs } = this.run;
    this.give();
    this.phase = "leaving";
    kernel.compute(this.thread, costs.handOver.leaveMs, false, 0);
    return -1;
  }

  /**
   * The annotation around `next()` ends in a call that gives up the interpreter lock
   * (`_BaseDataLoaderIter.__next__`, `record_function`), which lets the index feeder go first.
   */
  private enterAgain(): number {
    const { kernel, plan, costs, shm } = this.run;
    const unmapMs = this.holdsBatch ? plan.megabytes * costs.handOver.unmapMsPerMegabyte : 0;
    if (this.holdsBatch) shm.free(kernel.nowMs);
    this.holdsBatch = !this.loader.pinMemory;
    this.phase = "unmapping";
    kernel.compute(this.thread, costs.handOver.leaveMs + unmapMs, true, 0);
    return -1;
  }

  private giveOut(): number {
    this.phase = "idle";
    if (this.loader.inOrder) this.nextBatch = this.batch + 1;
    return this.batch;
  }

  private give(): void {
    if (this.dispatcher.give()) this.unreceived += 1;
  }

  /** Between epochs of persistent workers: everything that was asked for is received and thrown away. */
  private reset(): boolean {
    const { kernel, costs } = this.run;
    if (this.phase === "resetting") {
      this.phase = "idle";
      return true;
    }
    if (this.phase === "receiving") {
      if (!this.receiver.advance()) return false;
      this.arrived(this.batch);
    }
    while (this.unreceived > 0) {
      if (!this.take()) return false;
    }
    this.discard();
    this.phase = "resetting";
    kernel.compute(this.thread, costs.lifecycle.resetMs, true, 0);
    return false;
  }

  private drop(firstBatch: number): void {
    this.results.drop(firstBatch);
    if (this.arrivals instanceof PinThread) this.arrivals.drop(firstBatch);
  }

  private discard(): void {
    const { signals, kernel, shm } = this.run;
    shm.freeAll(kernel.nowMs);
    this.holdsBatch = false;
    this.held.fill(0);
    this.phase = "idle";
    for (const level of [signals.reorder, signals.ready, signals.inFlight]) {
      level.add(-level.value, kernel.nowMs);
    }
  }
}
