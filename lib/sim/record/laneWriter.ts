import type { Lane, LaneId } from "../result";
import { type Stage, STAGES } from "../stage";

/**
 * A lane that is being written, column by column; empty intervals are left out. Intervals come nearly in the order
 * of time, so that each is put in its place as it comes, not far from the end.
 */
export class LaneWriter {
  endMs = 0;
  private count = 0;
  private readonly startsMs: Float64Array;
  private readonly endsMs: Float64Array;
  private readonly stages: Uint8Array;
  private readonly batches: Int32Array;

  /** `room`: at most so many intervals. */
  constructor(
    private readonly id: LaneId,
    room: number,
  ) {
    this.startsMs = new Float64Array(room);
    this.endsMs = new Float64Array(room);
    this.stages = new Uint8Array(room);
    this.batches = new Int32Array(room);
  }

  add(stage: Stage, batch: number, startMs: number, endMs: number): void {
    if (endMs <= startMs) return;
    const { startsMs, endsMs, stages, batches } = this;
    let place = this.count;
    for (; place > 0; place -= 1) {
      const earlierMs = startsMs[place - 1] ?? 0;
      if (earlierMs <= startMs) break;
      startsMs[place] = earlierMs;
      endsMs[place] = endsMs[place - 1] ?? 0;
      stages[place] = stages[place - 1] ?? 0;
      batches[place] = batches[place - 1] ?? 0;
    }
    startsMs[place] = startMs;
    endsMs[place] = endMs;
    stages[place] = STAGES.indexOf(stage);
    batches[place] = batch;
    this.count += 1;
    if (endMs > this.endMs) this.endMs = endMs;
  }

  /** Columns in order of time. */
  toLane(): Lane {
    const { id, count } = this;
    return {
      id,
      count,
      startMs: this.startsMs.slice(0, count),
      endMs: this.endsMs.slice(0, count),
      stage: this.stages.slice(0, count),
      batch: this.batches.slice(0, count),
    };
  }
}
