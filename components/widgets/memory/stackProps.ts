import type { PlotFrame } from "@/components/charts/plot";
import type { EpochClock, MemoryTimeline } from "@/lib/sim/memory";
import type { Layer } from "./model/layers";

/** What is stacked, against which limit. */
export interface StackProps {
  /** As far as the run lives. */
  readonly timeline: MemoryTimeline;
  /** How its time relates to that of the epoch that it stands for. */
  readonly clock: EpochClock;
  readonly layers: readonly Layer[];
  readonly limit: { readonly bytes: number };
  readonly frame: PlotFrame;
  /** The end of the axis of time. */
  readonly untilMs: number;
  /** The top of the pinned run's stack; null if none is pinned. */
  readonly pinned: { readonly timeline: MemoryTimeline; readonly layers: readonly Layer[] } | null;
  readonly title: string;
  /** Under the axis of time. */
  readonly xTitle: string;
  readonly description: string;
  /** Where the reader looks. */
  readonly atMs: number;
  /** When the run ends before its time; null if it does not. */
  readonly failsAtMs: number | null;
  /** When training begins, after a validation pass; 0 without one. */
  readonly trainingFromMs: number;
}
