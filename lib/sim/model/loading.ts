import type { Thread } from "../engine/thread";
import { threadsOf } from "../scenario";
import type { SampleRange } from "./plan";
import type { Run } from "./run";
import { Team } from "./team";

const LOAD_WAIT = 0;
const LOAD_CPU = 1;
const COLLATE = 2;
const LOAD_TEAM = 3;

/**
 * Loading and collating one batch on one thread: the samples one after another, each first waiting
 * (`torch/utils/data/_utils/fetch.py`, `_MapDatasetFetcher.fetch`), then collate in the same thread. Costs
 * are taken as they were measured: what cold caches cost is part of them.
 */
export class Loading {
  private batch = 0;
  private first = 0;
  private sample = 0;
  private end = 0;
  private phase = LOAD_WAIT;
  private isFirst = false;
  /** CPU time that the first batch of a process takes longer. */
  private firstMs = 0;
  /** Null where the thread computes alone. */
  private readonly team: Team | null;

  constructor(
    private readonly run: Run,
    private readonly thread: Thread,
    private readonly inWorker: boolean,
  ) {
    this.team = threadsOf(run.plan.scenario.workload.sample) > 1 ? new Team(run, thread) : null;
  }

  /** Starts a batch; call {@link advance} whenever the thread's request is done. */
  start(batch: number, range: SampleRange, isFirst: boolean): void {
    const { plan, kernel, log, costs } = this.run;
    this.isFirst = isFirst;
    this.firstMs = isFirst ? costs.lifecycle.firstBatchMs : 0;
    this.batch = batch;
    this.first = range.first;
    this.sample = this.first;
    this.end = range.end;
    this.thread.coreWaitMs = 0;
    this.thread.lockWaitMs = 0;
    log.loadStartMs[batch] = kernel.nowMs;
    log.samples[batch] = this.end - this.sample;
    if (this.run.coarse || (plan.neverWaits && this.team === null)) this.loadAtOnce();
    else this.waitForSample();
  }

  /** Goes on; true when the batch is collated. */
  advance(): boolean {
    if (this.phase === LOAD_TEAM && this.team?.advance() === false) return false;
    if (this.phase === LOAD_WAIT) this.computeSample();
    else if (this.phase === COLLATE) return this.finish();
    else if (this.sample < this.end) this.waitForSample();
    else this.collate();
    return false;
  }

  private loadAtOnce(): void {
    const { plan, kernel, log, storage } = this.run;
    const { sample } = plan.scenario.workload;
    const cpuMs = this.firstMs + between(plan.cpus.sums, this.sample, this.end);
    let waitMs = 0;
    if (!plan.neverWaits) {
      waitMs = between(plan.waits.sums, this.sample, this.end);
      if (sample.storageBytes > 0) waitMs += this.requests() * storage.request(0, kernel.nowMs);
      log.storageMs[this.batch] = waitMs;
    }
    this.sample = this.end;
    if (this.run.coarse && !sample.holdsInterpreterLock) {
      this.loadAndCollate(cpuMs, waitMs);
      return;
    }
    this.phase = LOAD_CPU;
    kernel.compute(this.thread, cpuMs, sample.holdsInterpreterLock, waitMs, true);
  }

  /** Neither needs the interpreter lock and nobody waits for a core: one burst for both. */
  private loadAndCollate(cpuMs: number, waitMs: number): void {
    const { kernel, log } = this.run;
    this.phase = COLLATE;
    log.loadEndMs[this.batch] = kernel.nowMs + waitMs + cpuMs;
    kernel.compute(this.thread, cpuMs + this.collateMs(), false, waitMs, true);
  }

  private requests(): number {
    const { dataset } = this.run.plan.scenario.workload;
    return dataset.kind === "map" && dataset.reads === "perBatch" ? 1 : this.end - this.sample;
  }

  private waitForSample(): void {
    const { plan, kernel, log, storage } = this.run;
    const { dataset, sample } = plan.scenario.workload;
    let waitMs = plan.waits.ms[this.sample] ?? 0;
    const perBatch = dataset.kind === "map" && dataset.reads === "perBatch";
    if (sample.storageBytes > 0 && !perBatch) waitMs += storage.request(sample.storageBytes, kernel.nowMs);
    if (sample.storageBytes > 0 && perBatch && this.sample === this.first) {
      waitMs += storage.request(sample.storageBytes * (this.end - this.sample), kernel.nowMs);
    }
    log.storageMs[this.batch] = (log.storageMs[this.batch] ?? 0) + waitMs;
    this.phase = LOAD_WAIT;
    if (waitMs > 0) kernel.sleep(this.thread, waitMs);
    else this.computeSample();
  }

  private computeSample(): void {
    const { plan, kernel } = this.run;
    const cpuMs = this.firstMs + (plan.cpus.ms[this.sample] ?? 0);
    this.firstMs = 0;
    this.sample += 1;
    if (this.team !== null) {
      this.phase = LOAD_TEAM;
      this.team.start(cpuMs);
      return;
    }
    this.phase = LOAD_CPU;
    kernel.compute(this.thread, cpuMs, plan.scenario.workload.sample.holdsInterpreterLock, 0, true);
  }

  private collate(): void {
    const { kernel, log } = this.run;
    log.loadEndMs[this.batch] = kernel.nowMs;
    this.phase = COLLATE;
    kernel.compute(this.thread, this.collateMs(), false, 0, true);
  }

  /** The first batch of the main process is collated into memory that is as fresh as a worker's. */
  private collateMs(): number {
    const { inWorkerMs, inMainMs } = this.run.plan.scenario.workload.collate;
    if (this.inWorker) return inWorkerMs;
    return this.isFirst ? Math.max(inWorkerMs, inMainMs) : inMainMs;
  }

  private finish(): boolean {
    const { kernel, log } = this.run;
    log.collateEndMs[this.batch] = kernel.nowMs;
    log.coreWaitMs[this.batch] = this.thread.coreWaitMs;
    log.lockWaitMs[this.batch] = this.thread.lockWaitMs;
    return true;
  }
}

function between(sums: Float64Array, from: number, to: number): number {
  return (sums[to] ?? 0) - (sums[from] ?? 0);
}
