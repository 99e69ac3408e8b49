import type { Thread } from "../engine/thread";
import { STEPS_AHEAD } from "../stepsAhead";
import type { SharedStep } from "./allReduce";
import { Gpu } from "./gpu";
import type { Run } from "./run";

/**
 * The body of the training loop: work on the CPU, copy to the device, launch the step, wait if asked.
 * A copy without `non_blocking` waits for itself and for everything queued before it, pinned or not
 * (`aten/src/ATen/native/cuda/Copy.cu`); with `non_blocking` from pageable memory we let it wait too,
 * as CUDA documents that it may. Beside other ranks the loop goes on no sooner than all have launched the
 * step: another assumption, since only then it is known when the step ends.
 */
export class TrainingStep implements SharedStep {
  /** The rank's own part of the step is computed. */
  computedMs = 0;
  private readonly gpu: Gpu;
  private phase: "host" | "copy" | "step" = "host";
  private batch = 0;

  constructor(
    private readonly run: Run,
    private readonly thread: Thread,
  ) {
    this.gpu = new Gpu(run.plan.scenario);
  }

  /** Starts on a batch; true when the loop goes on at once. */
  start(batch: number): boolean {
    const { hostMs } = this.run.plan.scenario.training;
    this.batch = batch;
    if (hostMs === 0) return this.copy();
    this.phase = "host";
    this.run.kernel.compute(this.thread, hostMs, true, 0);
    return false;
  }

  /** Goes on; true when the loop goes on. */
  advance(): boolean {
    if (this.phase === "host") return this.copy();
    if (this.phase === "copy") return this.launch();
    return true;
  }

  private copy(): boolean {
    const { plan, kernel, log } = this.run;
    const { training, loader } = plan.scenario;
    const { copy } = training;
    if (copy === null) {
      log.copyStartMs[this.batch] = kernel.nowMs;
      log.copyEndMs[this.batch] = kernel.nowMs;
      return this.launch();
    }
    const startMs = this.gpu.copy(kernel.nowMs, copy.stream === "side" && loader.pinMemory);
    const endMs = startMs + this.gpu.copyMs();
    log.copyStartMs[this.batch] = startMs;
    log.copyEndMs[this.batch] = endMs;
    if (copy.nonBlocking && loader.pinMemory) return this.launch();
    this.phase = "copy";
    kernel.sleep(this.thread, endMs - kernel.nowMs);
    return false;
  }

  private launch(): boolean {
    const { plan, kernel, log, allReduce } = this.run;
    const { batch } = this;
    const stepMs = plan.steps.ms[batch] ?? 0;
    const startMs = this.gpu.step(Math.max(kernel.nowMs, log.copyEndMs[batch] ?? 0), stepMs);
    this.computedMs = startMs + stepMs;
    log.stepStartMs[batch] = startMs;
    log.stepEndMs[batch] = this.computedMs;
    if (allReduce !== null) {
      this.phase = "step";
      allReduce.launch(plan.rank, this);
      return false;
    }
    const untilMs = this.untilMs();
    if (untilMs <= kernel.nowMs) return true;
    this.phase = "step";
    kernel.sleep(this.thread, untilMs - kernel.nowMs);
    return false;
  }

  finish(endMs: number): void {
    const { kernel, log } = this.run;
    log.stepEndMs[this.batch] = endMs;
    this.gpu.streamFreeMs = endMs;
    kernel.sleep(this.thread, Math.max(0, this.untilMs() - kernel.nowMs));
  }

  /** How long the loop waits once the step is launched. */
  private untilMs(): number {
    const { plan, log } = this.run;
    return plan.scenario.training.readsLoss ? (log.stepEndMs[this.batch] ?? 0) : this.endOfStepAhead();
  }

  private endOfStepAhead(): number {
    const { log } = this.run;
    const position = log.delivered - 1 - STEPS_AHEAD;
    return position < 0 ? 0 : (log.stepEndMs[log.order[position] ?? 0] ?? 0);
  }
}
