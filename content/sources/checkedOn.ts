/** The day on which all sources were last gone through. */
export const CHECKED_ON = "2026-11-30";
