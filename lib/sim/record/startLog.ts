import type { WorkerStart } from "../result";

/** What is written down of every start of a worker. */
export class StartLog {
  readonly starts: WorkerStart[] = [];

  /** The worker is there; the main process began with it at `callMs`. */
  born(worker: number, callMs: number, bornMs: number): void {
    this.starts.push({ worker, callMs, bornMs, readyMs: bornMs });
  }

  /** The worker that was started last under that number looks for its first index. */
  ready(worker: number, readyMs: number): void {
    const at = this.starts.findLastIndex((start) => start.worker === worker);
    const start = this.starts[at];
    if (start !== undefined) this.starts[at] = { ...start, readyMs };
  }
}
