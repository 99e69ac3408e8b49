import type { Scenario } from "../scenario";

/** When queued work of the device runs. Everything is known when it is queued, so nothing happens later. */
export class Gpu {
  /** The default stream is done with all that was queued. */
  streamFreeMs = 0;
  private engineFreeMs = 0;

  constructor(private readonly scenario: Scenario) {}

  /** Time that a copy of one batch takes. */
  copyMs(): number {
    const { workload, loader, machine } = this.scenario;
    const { pinnedBytesPerSecond, pageableBytesPerSecond } = machine.link;
    return (
      (1000 * workload.payload.bytes) / (loader.pinMemory ? pinnedBytesPerSecond : pageableBytesPerSecond)
    );
  }

  /** Queues a copy; on the default stream it runs after everything before it. */
  copy(nowMs: number, sideStream: boolean): number {
    const startMs = Math.max(nowMs, sideStream ? this.engineFreeMs : this.streamFreeMs);
    this.engineFreeMs = startMs + this.copyMs();
    if (!sideStream) this.streamFreeMs = this.engineFreeMs;
    return startMs;
  }

  /** Queues a step that needs its batch at `batchMs`; returns its start. */
  step(batchMs: number, stepMs: number): number {
    const startMs = Math.max(batchMs, this.streamFreeMs);
    this.streamFreeMs = startMs + stepMs;
    return startMs;
  }
}
