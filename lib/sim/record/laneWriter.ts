import type { Lane, LaneId } from "../result";
import { type Stage, STAGES } from "../stage";

/** Start, end, stage and batch. */
type Interval = readonly [number, number, number, number];

/** A lane that is being written; empty intervals are left out. */
export class LaneWriter {
  endMs = 0;
  private readonly intervals: Interval[] = [];

  constructor(private readonly id: LaneId) {}

  add(stage: Stage, batch: number, startMs: number, endMs: number): void {
    if (endMs <= startMs) return;
    this.intervals.push([startMs, endMs, STAGES.indexOf(stage), batch]);
    if (endMs > this.endMs) this.endMs = endMs;
  }

  /** Columns in order of time. */
  toLane(): Lane {
    const sorted = this.intervals.sort((a, b) => a[0] - b[0]);
    return {
      id: this.id,
      count: sorted.length,
      startMs: new Float64Array(sorted.map((interval) => interval[0])),
      endMs: new Float64Array(sorted.map((interval) => interval[1])),
      stage: new Uint8Array(sorted.map((interval) => interval[2])),
      batch: new Int32Array(sorted.map((interval) => interval[3])),
    };
  }
}
