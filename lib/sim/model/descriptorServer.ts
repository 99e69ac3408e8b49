import type { Process, Program, Thread } from "../engine/thread";
import { roundsOf } from "./rounds";
import type { Run } from "./run";

/**
 * The thread in a worker that hands descriptors of shared memory to whoever rebuilds a tensor
 * (`multiprocessing/resource_sharer.py`; `torch/multiprocessing/reductions.py`). It needs the
 * worker's interpreter lock, so a worker in the middle of pure Python makes the receiver wait.
 */
export class DescriptorServer implements Program {
  private readonly thread: Thread;
  private client: Thread | null = null;
  private waiting: Thread | null = null;
  private serving = false;

  constructor(
    private readonly run: Run,
    process: Process,
  ) {
    this.thread = run.kernel.createThread(process);
    this.thread.program = this;
  }

  /** Asks for one descriptor; the client is woken when it has it. */
  ask(client: Thread): void {
    if (this.client === null) {
      this.client = client;
      this.run.kernel.wake(this.thread);
    } else {
      this.waiting = client;
    }
  }

  advance(): void {
    const { kernel, costs, plan } = this.run;
    if (!this.serving) {
      this.serving = true;
      kernel.compute(this.thread, costs.handOver.serveMsPerTensor / roundsOf(plan), true, 0);
      return;
    }
    this.serving = false;
    if (this.client !== null) kernel.wake(this.client);
    this.client = this.waiting;
    this.waiting = null;
    if (this.client !== null) kernel.wake(this.thread);
  }
}
