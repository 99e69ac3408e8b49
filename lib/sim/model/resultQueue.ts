import type { Thread } from "../engine/thread";
import { fillsPipe } from "../pipe";
import { Ring } from "./ring";
import type { Run } from "./run";

/** Who writes to the pipe: a worker's feeder thread. */
export interface PipeWriter {
  /** The reader has taken the last of the message, or it will never be read. */
  finishWriting(): void;
}

/** The one pipe on which all workers return their batches, in the order in which they were written. */
export class ResultQueue {
  private readonly batches: Ring;
  private firstBatch = 0;
  private reader: Thread | null = null;

  /** Messages are longer than the pipe. */
  private readonly fillsPipe: boolean;
  /** Whose message is in the pipe. */
  private writer: PipeWriter | null = null;
  private readonly turns: { batch: number; worker: number; feeder: PipeWriter }[] = [];

  constructor(private readonly run: Run) {
    this.fillsPipe = fillsPipe(run.plan.scenario.workload.payload);
    this.batches = new Ring();
  }

  get length(): number {
    return this.batches.length;
  }

  /** Batches before `firstBatch` are never read: what is there of them is dropped and their writers go on. */
  drop(firstBatch: number): void {
    this.batches.clear();
    this.firstBatch = firstBatch;
    this.writer?.finishWriting();
    this.writer = null;
    for (const { feeder } of this.turns) feeder.finishWriting();
    this.turns.length = 0;
  }

  /**
   * A feeder writes a batch. What fits the pipe is written at once (true); a longer message holds the
   * pipe until the reader has taken it, and other feeders wait for their turn (false).
   */
  write(batch: number, worker: number, feeder: PipeWriter): boolean {
    if (batch < this.firstBatch) return true;
    if (!this.fillsPipe || this.run.stops[batch] === 1) {
      this.put(batch, worker);
      return true;
    }
    if (this.writer === null) {
      this.writer = feeder;
      this.put(batch, worker);
    } else {
      this.turns.push({ batch, worker, feeder });
    }
    return false;
  }

  /** The reader has taken the whole message: the pipe is free for the next feeder. */
  finishReading(): void {
    this.writer?.finishWriting();
    this.writer = null;
    const turn = this.turns.shift();
    if (turn === undefined) return;
    this.writer = turn.feeder;
    this.put(turn.batch, turn.worker);
  }

  private put(batch: number, worker: number): void {
    const { log, signals, kernel } = this.run;
    log.worker[batch] = worker;
    log.readyMs[batch] = kernel.nowMs;
    signals.ready.add(1, kernel.nowMs);
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
