import type { Result } from "@/lib/sim";
import type { TimeWindow } from "./frame";
import { withinRun } from "./timeWindow";

/** The stretch of a run that the explorer opens with, where the run's pace allows it. */
export const OPENING_WINDOW: TimeWindow = { fromMs: 0, untilMs: 1000 };

/** Where its playhead stands then: in the middle of things. */
export const OPENING_MOMENT_MS = 620;

/** What is seen first shows at least so many steps, and at most so many. */
const FEWEST_STEPS = 5;
const MOST_STEPS = 40;

/** A start of the workers that takes more than this share of the window is left out but for its end. */
const START_SHARE = 0.5;

/** What the explorer shows first of a run. */
export interface Opening {
  readonly window: TimeWindow;
  readonly atMs: number;
}

/** The first second of a run, or as much as shows some steps, and not so many that they become one. */
export function openingOf({ batches, totals }: Result): Opening {
  const { count, stepStartMs, stepEndMs } = batches;
  const endOf = (steps: number) => stepEndMs[Math.min(steps, count) - 1] ?? totals.wallMs;
  const untilMs = Math.min(Math.max(OPENING_WINDOW.untilMs, endOf(FEWEST_STEPS)), endOf(MOST_STEPS));
  const firstMs = stepStartMs[0] ?? 0;
  const fromMs = firstMs > START_SHARE * untilMs ? firstMs - (untilMs - firstMs) : 0;
  const window = withinRun({ fromMs: Math.max(0, fromMs), untilMs }, totals.wallMs);
  return { window, atMs: momentIn(window) };
}

/** The moment of a window that the explorer opens with. */
export function momentIn({ fromMs, untilMs }: TimeWindow): number {
  const share = OPENING_MOMENT_MS / OPENING_WINDOW.untilMs;
  return fromMs + share * (untilMs - fromMs);
}
