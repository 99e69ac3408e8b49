import type { Process, Program, Thread } from "../engine/thread";
import { Feeder } from "./feeder";
import { Loading } from "./loading";
import { rangeOf, type SampleRange, wholeOf } from "./plan";
import type { ResultQueue } from "./resultQueue";
import { Ring } from "./ring";
import type { Run } from "./run";
import { DescriptorServer } from "./descriptorServer";

type Phase = "absent" | "booting" | "idle" | "polling" | "taking" | "loading" | "leaving";

/** What a process does that has been ended. */
const GONE: Program = { advance: () => undefined };

/**
 * A worker process (`torch/utils/data/_utils/worker.py`, `_worker_loop`): takes an index from its
 * own queue, loads and collates that batch, leaves it to its feeder thread and takes the next.
 */
export class Worker implements Program {
  readonly feeder: Feeder;
  readonly server: DescriptorServer;
  /** Indices sent and not yet taken. */
  private readonly inbox: Ring;
  private readonly loading: Loading;
  private readonly thread: Thread;
  private phase: Phase = "absent";
  private batch = 0;
  private first = true;
  private stopAsked = false;
  private onBoot: (() => void) | null = null;
  private onExit: (() => void) | null = null;
  /** Batches sent to this worker and not delivered, as the main process counts them. */
  outstanding = 0;
  /** Batches sent to this worker and not received. */
  unreceived = 0;
  /** Its stop marker has been received: it gets no more indices this epoch. */
  finished = false;
  /** It has answered with its stop marker. */
  private stopped = false;
  /** Batches of this epoch that it has begun. */
  private begun = 0;
  /** Indices before this one belong to an earlier epoch. */
  private firstBatch = 0;

  constructor(
    private readonly run: Run,
    readonly number: number,
    results: ResultQueue,
  ) {
    const process: Process = run.kernel.createProcess();
    this.thread = run.kernel.createThread(process);
    this.thread.program = this;
    this.loading = new Loading(run, this.thread, true);
    this.feeder = new Feeder(run, process, number, results);
    this.server = new DescriptorServer(run, process);
    this.inbox = new Ring();
  }

  /** The process exists from now on and gets ready for its first index; calls back when it is. */
  boot(cpuMs: number, onBoot: (() => void) | null): void {
    this.thread.program = this;
    this.phase = "booting";
    this.onBoot = onBoot;
    this.stopAsked = false;
    this.first = true;
    this.run.kernel.compute(this.thread, cpuMs, true, 0);
  }

  /** A new epoch begins: the iterator over an iterable dataset starts anew. */
  rewind(firstBatch: number): void {
    this.firstBatch = firstBatch;
    this.inbox.clear();
    this.outstanding = 0;
    this.unreceived = 0;
    this.finished = false;
    this.stopped = false;
    this.begun = 0;
  }

  /** An index arrives in the worker's queue. */
  send(batch: number): void {
    this.inbox.push(batch);
    if (this.phase === "idle") this.run.kernel.wake(this.thread);
  }

  /** Asks the worker to leave after the batch it is at; calls back when it has. */
  stop(onExit: () => void): void {
    this.onExit = onExit;
    this.stopAsked = true;
    if (this.phase === "idle") this.run.kernel.wake(this.thread);
  }

  /** Whether the process exists. */
  get present(): boolean {
    return this.phase !== "absent";
  }

  /** Ends the process in the middle of whatever it does. */
  terminate(): void {
    if (!this.present) return;
    this.phase = "absent";
    this.inbox.clear();
    this.thread.program = GONE;
    this.run.kernel.hurry(this.thread);
  }

  /** Whether it has nothing to do. */
  get idle(): boolean {
    return this.phase === "idle" && this.inbox.length === 0;
  }

  advance(): void {
    if (this.phase === "loading") {
      if (!this.loading.advance()) return;
      this.run.shm.allocate(this.run.kernel.nowMs);
      this.feeder.put(this.batch);
      this.next();
    } else if (this.phase === "taking") {
      this.begin();
    } else if (this.phase === "polling") {
      const { kernel, costs } = this.run;
      this.phase = "taking";
      kernel.compute(this.thread, costs.handOver.takeIndexMs, true, 0);
    } else if (this.phase === "leaving") {
      this.leave();
    } else {
      const { nowMs } = this.run.kernel;
      if (this.phase === "booting") {
        this.run.starts.ready(this.number, nowMs);
        this.onBoot?.();
      } else {
        this.run.signals.idleWorkers.add(-1, nowMs);
      }
      this.next();
    }
  }

  private begin(): void {
    const { log } = this.run;
    if (this.batch < this.firstBatch) {
      this.next();
      return;
    }
    const range = this.stopped ? null : this.rangeOf(this.batch);
    this.begun += 1;
    if (range !== null) {
      this.phase = "loading";
      this.loading.start(this.batch, range, this.first);
      this.first = false;
      return;
    }
    if (!this.stopped) {
      this.stopped = true;
      this.run.stops[this.batch] = 1;
      log.samples[this.batch] = 0;
      this.feeder.put(this.batch);
    }
    this.next();
  }

  private rangeOf(batch: number): SampleRange | null {
    const { plan } = this.run;
    const { loader } = plan.scenario;
    const shard = plan.shards?.[this.number];
    if (shard === undefined) return rangeOf(wholeOf(plan), loader, batch % plan.rowsPerEpoch);
    return rangeOf(shard, loader, this.begun);
  }

  private next(): void {
    const { kernel, costs, signals } = this.run;
    if (this.stopAsked) {
      this.phase = "leaving";
      this.inbox.clear();
      kernel.compute(this.thread, this.exitMs(), true, 0);
    } else if (this.inbox.length > 0) {
      this.batch = this.inbox.shift();
      this.phase = "polling";
      kernel.compute(this.thread, costs.handOver.leaveMs, false, 0);
    } else {
      this.phase = "idle";
      signals.idleWorkers.add(1, kernel.nowMs);
    }
  }

  private exitMs(): number {
    const { plan, costs } = this.run;
    const forked = plan.workers?.startMethod === "fork";
    return forked ? costs.lifecycle.forkedExitMs : costs.lifecycle.spawnedExitMs;
  }

  private leave(): void {
    this.feeder.stop(() => {
      if (this.phase !== "leaving") return;
      this.phase = "absent";
      this.onExit?.();
    });
  }
}
