import type { WorkerLoader } from "../scenario";
import type { IndexFeeder } from "./indexFeeder";
import type { Run } from "./run";
import type { Worker } from "./worker";

/**
 * Which worker gets the next index, and when there is one to send
 * (`torch/utils/data/dataloader.py`, `_MultiProcessingDataLoaderIter._try_put_index`).
 * In order, the cycle goes on whatever a worker's load; in arrival order the next worker with fewer
 * than `prefetchFactor × numWorkers ÷ active workers` batches gets it. Workers that have ended are skipped.
 */
export class Dispatcher {
  private nextBatch = 0;
  private endBatch = 0;
  private turn = 0;
  /** Workers that have not ended. */
  private active = 0;

  constructor(
    private readonly run: Run,
    private readonly loader: WorkerLoader,
    private readonly workers: readonly Worker[],
    private readonly feeder: IndexFeeder,
  ) {}

  /** A new epoch: its batches are those from `firstBatch` to before `endBatch`. */
  reset(firstBatch: number, endBatch: number): void {
    this.nextBatch = firstBatch;
    this.endBatch = endBatch;
    this.turn = 0;
    this.active = this.workers.length;
    for (const worker of this.workers) worker.rewind(firstBatch);
  }

  /** A worker has ended: it gets no more indices this epoch. */
  retire(worker: Worker): void {
    worker.finished = true;
    this.active -= 1;
  }

  /** Number of the next batch: those before it have been sent. */
  get sentEnd(): number {
    return this.nextBatch;
  }

  /** The sampler has no index left. */
  get exhausted(): boolean {
    return this.nextBatch === this.endBatch;
  }

  /** Sends one index, if the sampler has one left; whether it had. */
  give(): boolean {
    if (this.exhausted) return false;
    const worker = this.choose();
    if (worker === undefined) return false;
    const batch = this.nextBatch;
    const { log, kernel, signals } = this.run;
    this.nextBatch += 1;
    worker.outstanding += 1;
    worker.unreceived += 1;
    log.worker[batch] = worker.number;
    log.sentMs[batch] = kernel.nowMs;
    signals.inFlight.add(1, kernel.nowMs);
    this.feeder.put(batch);
    return true;
  }

  private choose(): Worker | undefined {
    const { workers, loader } = this;
    const quota = Math.floor((loader.prefetchFactor * loader.numWorkers) / this.active);
    for (let tries = workers.length; tries > 0; tries -= 1) {
      const worker = workers[this.turn];
      this.turn = this.turn + 1 === workers.length ? 0 : this.turn + 1;
      if (worker === undefined) return undefined;
      if (!worker.finished && (loader.inOrder || worker.outstanding < quota)) return worker;
    }
    return undefined;
  }
}
