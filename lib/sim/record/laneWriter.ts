import type { Lane, LaneId } from "../result";
import { type Stage, STAGES } from "../stage";

/** A lane that is being written, column by column; empty intervals are left out. */
export class LaneWriter {
  endMs = 0;
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private readonly stages: number[] = [];
  private readonly batches: number[] = [];
  /** Whether the intervals have come in the order of time so far. */
  private inOrder = true;
  private order: readonly number[] | null = null;

  constructor(private readonly id: LaneId) {}

  add(stage: Stage, batch: number, startMs: number, endMs: number): void {
    if (endMs <= startMs) return;
    if (startMs < (this.starts.at(-1) ?? -Infinity)) this.inOrder = false;
    this.starts.push(startMs);
    this.ends.push(endMs);
    this.stages.push(STAGES.indexOf(stage));
    this.batches.push(batch);
    if (endMs > this.endMs) this.endMs = endMs;
  }

  /** Columns in order of time. */
  toLane(): Lane {
    return {
      id: this.id,
      count: this.starts.length,
      startMs: new Float64Array(this.sorted(this.starts)),
      endMs: new Float64Array(this.sorted(this.ends)),
      stage: new Uint8Array(this.sorted(this.stages)),
      batch: new Int32Array(this.sorted(this.batches)),
    };
  }

  private sorted(column: readonly number[]): readonly number[] {
    if (this.inOrder) return column;
    const { starts } = this;
    this.order ??= starts.map((_, row) => row).sort((a, b) => (starts[a] ?? 0) - (starts[b] ?? 0));
    return this.order.map((row) => column[row] ?? 0);
  }
}
