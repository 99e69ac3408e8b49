import type { StepFunction } from "@/lib/sim";
import { MAIN_TRACK, type Track } from "./traceTracks";

/** One entry of a trace; times in microseconds, as the format wants them. */
export type TraceEvent =
  | {
      readonly ph: "X";
      readonly name: string;
      readonly cat: string;
      readonly pid: number;
      readonly tid: number;
      readonly ts: number;
      readonly dur: number;
      readonly args: Readonly<Record<string, number>>;
    }
  | {
      readonly ph: "C";
      readonly name: string;
      readonly pid: number;
      readonly ts: number;
      readonly args: Readonly<Record<string, number>>;
    }
  | {
      readonly ph: "M";
      readonly name: "process_name" | "thread_name" | "process_sort_index" | "thread_sort_index";
      readonly pid: number;
      readonly tid: number;
      readonly args: { readonly name: string } | { readonly sort_index: number };
    };

/** What one thread did for a while. */
export interface Stretch {
  readonly track: Track;
  readonly name: string;
  readonly cat: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly args: Readonly<Record<string, number>>;
}

/** A stretch as an entry. Both ends are rounded, not the length: what lies within another slice stays within it. */
export function slice({ track, name, cat, startMs, endMs, args }: Stretch): TraceEvent {
  const ts = microseconds(startMs);
  const dur = Number((microseconds(endMs) - ts).toFixed(3));
  return { ph: "X", name, cat, pid: track.pid, tid: track.tid, ts, dur, args };
}

/** To the nanosecond. */
function microseconds(ms: number): number {
  return Number((1000 * ms).toFixed(3));
}

/** A step function as entries of a counter of the main process. */
export function counter(name: string, { count, timesMs, values }: StepFunction): TraceEvent[] {
  return Array.from({ length: count }, (_, at) => ({
    ph: "C",
    name,
    pid: MAIN_TRACK.pid,
    ts: microseconds(timesMs[at] ?? 0),
    args: { value: values[at] ?? 0 },
  }));
}
