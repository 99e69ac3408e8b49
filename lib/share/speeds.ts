/** How much training may pass in a second on screen, in milliseconds. */
export const SPEEDS_MS_PER_SECOND = [20, 100, 240, 1000] as const;

/** The speed that a figure opens with; links need not say it. */
export const OPENING_MS_PER_SECOND = 240;
