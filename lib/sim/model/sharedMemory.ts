import type { Series } from "../record/series";
import type { Scenario } from "../scenario";

/**
 * Bytes of one rank in `/dev/shm`: a batch of tensors occupies them from collate until the last process
 * lets it go. The level is that of all ranks.
 */
export class SharedMemory {
  private readonly bytes: number;
  private heldBytes = 0;

  constructor(
    scenario: Scenario,
    private readonly level: Series,
  ) {
    const { payload } = scenario.workload;
    this.bytes = payload.kind === "tensors" ? payload.bytes : 0;
  }

  /** A batch has been collated. */
  allocate(nowMs: number): void {
    this.add(this.bytes, nowMs);
  }

  /** A batch has been dropped, or copied to page-locked memory. */
  free(nowMs: number): void {
    this.add(-this.bytes, nowMs);
  }

  /** Everything has been dropped: the epoch is over. */
  freeAll(nowMs: number): void {
    this.add(-this.heldBytes, nowMs);
  }

  private add(bytes: number, nowMs: number): void {
    this.heldBytes += bytes;
    this.level.add(bytes, nowMs);
  }
}
