import type { Program, Thread } from "../engine/thread";
import type { EpochTimes } from "../record/life";
import { type BatchSource, EXHAUSTED } from "./batchSource";
import type { Run } from "./run";
import { TrainingStep } from "./trainingStep";

/** What the whole run took, as the main process saw it. */
export interface Course {
  /** `iter()` of the first epoch. */
  iteratorMs: number;
  /** Shutdown inside the last `next()`. */
  lastShutdownMs: number;
  /** The main process is done. */
  endMs: number;
  /** When each epoch's `iter()` was called. */
  readonly epochs: EpochTimes[];
}

/** The main thread of the main process: `for epoch: for batch in loader: step(batch)`. */
export class MainLoop implements Program {
  readonly course: Course = { iteratorMs: 0, lastShutdownMs: 0, endMs: 0, epochs: [] };
  private epoch = 0;
  private phase: "iter" | "next" | "step" | "end" | "done" = "iter";
  private nextCallMs = 0;
  private inEpoch = 0;
  private readonly step: TrainingStep;
  private readonly most: number;

  constructor(
    private readonly run: Run,
    thread: Thread,
    private readonly source: BatchSource,
  ) {
    const { breakAfterBatches } = run.plan.scenario.training;
    this.most = breakAfterBatches ?? Infinity;
    this.step = new TrainingStep(run, thread);
    thread.program = this;
    this.course.epochs.push({ iterCallMs: 0 });
    run.kernel.sleep(thread, 0);
  }

  advance(): void {
    if (this.phase === "iter") this.iterate();
    else if (this.phase === "next") this.receive();
    else if (this.phase === "step") this.train();
    else if (this.phase === "end") this.shutDown();
  }

  private iterate(): void {
    if (!this.source.start(this.epoch)) return;
    if (this.epoch === 0) this.course.iteratorMs = this.run.kernel.nowMs;
    this.inEpoch = 0;
    this.callNext();
  }

  private callNext(): void {
    this.nextCallMs = this.run.kernel.nowMs;
    if (this.inEpoch === this.most) {
      this.end();
    } else {
      this.phase = "next";
      this.receive();
    }
  }

  private end(): void {
    const { allReduce, plan } = this.run;
    this.phase = "end";
    allReduce?.leave(plan.rank, this.epoch);
    this.shutDown();
  }

  private receive(): void {
    const batch = this.source.next();
    if (batch === EXHAUSTED) this.end();
    if (batch < 0) return;
    const { log, kernel } = this.run;
    log.nextCallMs[batch] = this.nextCallMs;
    log.nextReturnMs[batch] = kernel.nowMs;
    log.deliver(batch);
    this.inEpoch += 1;
    this.phase = "step";
    if (this.step.start(batch)) this.callNext();
  }

  private train(): void {
    if (this.step.advance()) this.callNext();
  }

  private shutDown(): void {
    if (!this.source.end()) return;
    const { kernel, plan } = this.run;
    this.course.lastShutdownMs = kernel.nowMs - this.nextCallMs;
    this.course.endMs = kernel.nowMs;
    this.epoch += 1;
    this.phase = this.epoch === plan.scenario.training.epochs ? "done" : "iter";
    if (this.phase === "done") return;
    this.course.epochs.push({ iterCallMs: kernel.nowMs });
    this.iterate();
  }
}
