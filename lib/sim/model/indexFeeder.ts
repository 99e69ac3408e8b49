import type { Process, Program, Thread } from "../engine/thread";
import { Ring } from "./ring";
import type { Run } from "./run";
import type { Worker } from "./worker";

/**
 * The feeder threads of the index queues in the main process (`multiprocessing/queues.py`, `_feed`):
 * pickle an index and write it to its worker's pipe. They share the interpreter lock with the loop;
 * one thread stands for all, since the loop sends one index at a time.
 */
export class IndexFeeder implements Program {
  private readonly thread: Thread;
  private readonly batches: Ring;
  /** Costs nothing: needs no thread. */
  private readonly free: boolean;
  private phase: "idle" | "writing" | "returning" = "idle";

  constructor(
    private readonly run: Run,
    process: Process,
    private readonly workerOf: (batch: number) => Worker,
  ) {
    this.thread = run.kernel.createThread(process);
    this.thread.program = this;
    const { scheduling, handOver } = run.costs;
    this.free = scheduling.wakeMs + scheduling.coldMs + scheduling.switchMs + handOver.sendIndexMs === 0;
    this.batches = new Ring();
  }

  /** The loop's `put()`: never blocks it. */
  put(batch: number): void {
    if (this.free) {
      this.workerOf(batch).send(batch);
      return;
    }
    this.batches.push(batch);
    if (this.phase === "idle" && this.batches.length === 1) this.run.kernel.wake(this.thread);
  }

  advance(): void {
    const { kernel, costs } = this.run;
    if (this.phase === "writing") {
      const batch = this.batches.shift();
      this.workerOf(batch).send(batch);
      this.phase = "returning";
    } else {
      this.phase = this.batches.length > 0 ? "writing" : "idle";
    }
    if (this.phase !== "idle") kernel.compute(this.thread, costs.handOver.sendIndexMs / 2, true, 0);
  }
}
