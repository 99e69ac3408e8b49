import type { Thread } from "../engine/thread";
import { Ring } from "./ring";
import type { Run } from "./run";

/** The one pipe on which all workers return their batches, in the order in which they were written. */
export class ResultQueue {
  private readonly batches: Ring;
  private firstBatch = 0;
  private reader: Thread | null = null;

  constructor(private readonly run: Run) {
    this.batches = new Ring(run.plan.credits + 1);
  }

  get length(): number {
    return this.batches.length;
  }

  /** A new epoch: what is left of earlier ones is never read. */
  reset(firstBatch: number): void {
    this.batches.clear();
    this.firstBatch = firstBatch;
  }

  /** A feeder has written a batch. */
  push(batch: number, worker: number, nowMs: number): void {
    if (batch < this.firstBatch) return;
    const { log, signals, kernel } = this.run;
    log.worker[batch] = worker;
    log.readyMs[batch] = nowMs;
    signals.ready.add(1, nowMs);
    this.batches.push(batch);
    if (this.reader === null) return;
    kernel.wake(this.reader);
    this.reader = null;
  }

  /** Takes the oldest; only when there is one. */
  shift(): number {
    const batch = this.batches.shift();
    this.run.log.takenMs[batch] = this.run.kernel.nowMs;
    return batch;
  }

  /** The thread sleeps until something arrives. */
  await(reader: Thread): void {
    this.reader = reader;
  }
}
