import type { Process, Program, Thread } from "../engine/thread";
import { Receiver } from "./receiver";
import type { ResultQueue } from "./resultQueue";
import { Ring } from "./ring";
import type { Run } from "./run";
import type { Worker } from "./worker";

/**
 * The pin thread of the main process (`torch/utils/data/_utils/pin_memory.py`, `_pin_memory_loop`):
 * receives batches in arrival order, copies each into page-locked memory and leaves it to the loop.
 */
export class PinThread implements Program {
  private readonly thread: Thread;
  private readonly receiver: Receiver;
  private readonly pinned: Ring;
  private reader: Thread | null = null;
  private phase: "idle" | "receiving" | "pinning" = "idle";
  private batch = 0;
  private firstBatch = 0;

  constructor(
    private readonly run: Run,
    process: Process,
    private readonly results: ResultQueue,
    private readonly workerOf: (batch: number) => Worker,
  ) {
    this.thread = run.kernel.createThread(process);
    this.thread.program = this;
    this.receiver = new Receiver(run, this.thread, results);
    this.pinned = new Ring();
    this.results.await(this.thread);
  }

  /** Batches before `firstBatch` are never read. */
  drop(firstBatch: number): void {
    this.pinned.clear();
    this.firstBatch = firstBatch;
  }

  get length(): number {
    return this.pinned.length;
  }

  /** Takes the oldest pinned batch; only when there is one. */
  shift(): number {
    return this.pinned.shift();
  }

  /** The thread sleeps until a pinned batch arrives. */
  await(reader: Thread): void {
    this.reader = reader;
  }

  advance(): void {
    const { kernel, plan, costs, log, stops } = this.run;
    if (this.phase === "receiving") {
      if (!this.receiver.advance()) return;
      this.phase = "pinning";
      if (stops[this.batch] === 1) {
        this.passOn();
        return;
      }
      kernel.compute(this.thread, plan.megabytes * costs.handOver.pinMsPerMegabyte, false, 0);
      return;
    }
    if (this.phase === "pinning") {
      log.pinnedMs[this.batch] = kernel.nowMs;
      this.run.shm.free(kernel.nowMs);
      this.passOn();
      return;
    }
    this.next();
  }

  private passOn(): void {
    if (this.batch >= this.firstBatch) this.pinned.push(this.batch);
    if (this.reader !== null) this.run.kernel.wake(this.reader);
    this.reader = null;
    this.next();
  }

  private next(): void {
    if (this.results.length === 0) {
      this.phase = "idle";
      this.results.await(this.thread);
      return;
    }
    this.batch = this.results.shift();
    this.phase = "receiving";
    this.receiver.start(this.batch, this.workerOf(this.batch));
  }
}
