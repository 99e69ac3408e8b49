import type { StepFunction } from "../result";

/** A step function that is being written. Nothing is kept unless `kept`. */
export class Series {
  private timesMs: Float64Array;
  private values: Float64Array;
  private count = 0;
  /** Value that holds now. */
  value = 0;
  peak = 0;

  /** `changes`: how many there will be, more or less. */
  constructor(
    private readonly kept: boolean,
    changes: number,
  ) {
    const room = kept ? changes + 16 : 0;
    this.timesMs = new Float64Array(room);
    this.values = new Float64Array(room);
    if (kept) this.append(0);
  }

  /** Changes the value by `by` at `nowMs`; times never go back. */
  add(by: number, nowMs: number): void {
    this.value += by;
    if (this.value > this.peak) this.peak = this.value;
    if (!this.kept) return;
    if (this.timesMs[this.count - 1] === nowMs) this.values[this.count - 1] = this.value;
    else this.append(nowMs);
  }

  /** What was written. */
  toStepFunction(): StepFunction {
    const { count } = this;
    return { count, timesMs: this.timesMs.slice(0, count), values: this.values.slice(0, count) };
  }

  private append(nowMs: number): void {
    if (this.count === this.timesMs.length) {
      this.timesMs = doubled(this.timesMs);
      this.values = doubled(this.values);
    }
    this.timesMs[this.count] = nowMs;
    this.values[this.count] = this.value;
    this.count += 1;
  }
}

function doubled(values: Float64Array): Float64Array {
  const grown = new Float64Array(2 * values.length);
  grown.set(values);
  return grown;
}
