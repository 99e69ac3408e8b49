import type { Program, Thread } from "../engine/thread";
import { threadsOf } from "../scenario";
import type { Run } from "./run";

/**
 * Threads that a library starts in a process, so that each computes an equal share of a sample: OpenMP,
 * BLAS and OpenCV keep them between samples. Who is done with its share waits for the others, and keeps
 * its core for a while as it does (`GOMP_SPINCOUNT` of GNU OpenMP, `THREAD_TIMEOUT` of OpenBLAS): while
 * there are cores enough that is the fastest way to go on; while there are not, it keeps the others from
 * theirs.
 */
export class Team {
  /** Shares that are not computed yet. */
  private left = 0;
  private shareMs = 0;
  /** When the process's own thread had computed its share, and how long it had waited for a core by then. */
  private doneMs = 0;
  private coreWaitMs = 0;
  private phase: "share" | "spin" | "sleep" = "share";
  private readonly helpers: readonly Helper[];

  constructor(
    private readonly run: Run,
    private readonly thread: Thread,
  ) {
    const others = threadsOf(run.plan.scenario.workload.sample) - 1;
    this.helpers = Array.from({ length: others }, () => new Helper(run, thread, this));
  }

  /** Starts on a sample; call {@link advance} whenever the thread's request is done. */
  start(cpuMs: number): void {
    const { kernel, costs } = this.run;
    this.left = this.helpers.length + 1;
    this.shareMs = cpuMs / this.left + costs.scheduling.joinMs;
    this.phase = "share";
    for (const helper of this.helpers) helper.start(this.shareMs);
    kernel.compute(this.thread, this.shareMs, false, 0, true);
  }

  /** Goes on; true when all shares are computed. */
  advance(): boolean {
    const { kernel, costs } = this.run;
    if (this.phase === "share") {
      this.left -= 1;
      this.doneMs = kernel.nowMs;
      this.coreWaitMs = this.thread.coreWaitMs;
    }
    if (this.left === 0) {
      this.thread.coreWaitMs = this.coreWaitMs + kernel.nowMs - this.doneMs;
      return true;
    }
    if (this.phase === "share") {
      this.phase = "spin";
      kernel.compute(this.thread, costs.scheduling.spinMs, false, 0, true);
    } else {
      this.phase = "sleep";
    }
    return false;
  }

  /** A helper's share is computed. */
  report(): void {
    this.left -= 1;
    if (this.left === 0 && this.phase !== "share") this.run.kernel.hurry(this.thread);
  }
}

/** One of the library's own threads. */
class Helper implements Program {
  private readonly thread: Thread;
  private shareMs = 0;
  private phase: "idle" | "called" | "share" = "idle";

  constructor(
    private readonly run: Run,
    owner: Thread,
    private readonly team: Team,
  ) {
    this.thread = run.kernel.createThread(owner.lock);
    this.thread.program = this;
  }

  start(shareMs: number): void {
    this.shareMs = shareMs;
    this.phase = "called";
    this.run.kernel.hurry(this.thread);
  }

  advance(): void {
    const { kernel, costs } = this.run;
    if (this.phase === "called") {
      this.phase = "share";
      kernel.compute(this.thread, this.shareMs, false, 0, true);
    } else if (this.phase === "share") {
      this.phase = "idle";
      kernel.compute(this.thread, costs.scheduling.spinMs, false, 0, true);
      this.team.report();
    }
  }
}
