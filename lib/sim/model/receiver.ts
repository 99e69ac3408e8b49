import type { Thread } from "../engine/thread";
import { roundsOf } from "./rounds";
import type { ResultQueue } from "./resultQueue";
import type { Run } from "./run";
import type { Worker } from "./worker";

const READ = 0;
const SERVED = 1;
const REBUILT = 2;

/**
 * Receiving one batch on one thread, the main process's or the pin thread: read and unpickle, then
 * for each tensor ask the worker for its descriptor and map it, one after another
 * (`torch/multiprocessing/reductions.py`, `rebuild_storage_fd`).
 */
export class Receiver {
  private batch = 0;
  private roundsLeft = 0;
  private phase = READ;
  private worker: Worker | null = null;
  private readonly rounds: number;

  constructor(
    private readonly run: Run,
    private readonly thread: Thread,
    private readonly results: ResultQueue,
  ) {
    this.rounds = roundsOf(run.plan);
  }

  /** Starts on a batch; call {@link advance} whenever the thread's request is done. */
  start(batch: number, worker: Worker): void {
    const { plan, kernel, costs } = this.run;
    const { payload } = plan.scenario.workload;
    this.batch = batch;
    this.worker = worker;
    const stop = this.run.stops[batch] === 1;
    this.roundsLeft = payload.kind === "tensors" && !stop ? payload.tensors * this.rounds : 0;
    this.phase = READ;
    const unpickleMs =
      payload.kind === "byValue" && !stop ? plan.megabytes * costs.handOver.unpickleMsPerMegabyte : 0;
    const readMs = costs.handOver.receiveMs + unpickleMs;
    kernel.compute(this.thread, readMs, true, 0);
  }

  /** Goes on; true when the batch is rebuilt. */
  advance(): boolean {
    const { kernel, costs, log } = this.run;
    if (this.phase === SERVED) {
      this.phase = REBUILT;
      kernel.compute(this.thread, costs.handOver.rebuildMsPerTensor / this.rounds, true, 0);
      return false;
    }
    if (this.phase === READ) this.results.finishReading();
    if (this.roundsLeft > 0) {
      this.roundsLeft -= 1;
      this.phase = SERVED;
      this.worker?.server.ask(this.thread);
      return false;
    }
    this.phase = REBUILT;
    log.receivedMs[this.batch] = kernel.nowMs;
    return true;
  }
}
