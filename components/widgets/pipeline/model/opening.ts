import type { TimeWindow } from "./frame";

/** The stretch of a run that the explorer opens with. */
export const OPENING_WINDOW: TimeWindow = { fromMs: 0, untilMs: 1000 };

/** Where its playhead stands then: in the middle of things. */
export const OPENING_MOMENT_MS = 620;
