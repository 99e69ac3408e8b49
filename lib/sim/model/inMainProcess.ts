import type { Thread } from "../engine/thread";
import { type BatchSource, EXHAUSTED } from "./batchSource";
import { Loading } from "./loading";
import { rangeOf, wholeOf } from "./plan";
import type { Run } from "./run";

/** No workers: the main process loads, collates and pins inside `next()` (`_SingleProcessDataLoaderIter`). */
export class InMainProcess implements BatchSource {
  private readonly loading: Loading;
  private nextBatch = 0;
  private number = 0;
  private phase: "idle" | "drawing" | "loading" | "pinning" = "idle";

  constructor(
    private readonly run: Run,
    private readonly thread: Thread,
  ) {
    this.loading = new Loading(run, thread, false);
  }

  start(epoch: number): boolean {
    this.nextBatch = epoch * this.run.plan.rowsPerEpoch;
    this.number = 0;
    return true;
  }

  next(): number {
    const { kernel, log, plan, costs } = this.run;
    const batch = this.nextBatch;
    if (this.phase === "idle") {
      log.worker[batch] = -1;
      log.sentMs[batch] = kernel.nowMs;
      this.phase = "drawing";
      const { drawIndexMs, leaveMs } = costs.handOver;
      const iterMs = batch === 0 ? costs.lifecycle.resetMs : 0;
      kernel.compute(this.thread, iterMs + leaveMs + drawIndexMs * plan.scenario.loader.batchSize, true, 0);
      return -1;
    }
    if (this.phase === "drawing") {
      const range = rangeOf(wholeOf(plan), plan.scenario.loader, this.number);
      if (range === null) return this.finish();
      this.number += 1;
      this.phase = "loading";
      this.loading.start(batch, range, batch === 0);
      return -1;
    }
    if (this.phase === "loading") {
      if (!this.loading.advance()) return -1;
      log.readyMs[batch] = kernel.nowMs;
      log.takenMs[batch] = kernel.nowMs;
      log.receivedMs[batch] = kernel.nowMs;
      if (plan.scenario.loader.pinMemory) {
        this.phase = "pinning";
        kernel.compute(this.thread, plan.megabytes * costs.handOver.pinMsPerMegabyte, false, 0);
        return -1;
      }
    }
    log.pinnedMs[batch] = kernel.nowMs;
    log.deliveredMs[batch] = kernel.nowMs;
    this.phase = "idle";
    this.nextBatch += 1;
    return batch;
  }

  private finish(): number {
    this.phase = "idle";
    return EXHAUSTED;
  }

  end(): boolean {
    return true;
  }
}
