/**
 * How a picture moves: `none` while it stands, `states` where things change their places at once,
 * `travel` where tokens are drawn on their way.
 */
export type Motion = "none" | "states" | "travel";

/** While time runs, what lasts no longer than this would only flicker. */
const FLICKER_MS = 8;

/** Readers who asked for less motion see states, not travel. */
export function motionOf(isPlaying: boolean, reducedMotion: boolean): Motion {
  if (!isPlaying) return "none";
  return reducedMotion ? "states" : "travel";
}

/** Stays and gaps shorter than this are not drawn, in milliseconds. */
export function shortestMs(motion: Motion): number {
  return motion === "none" ? 0 : FLICKER_MS;
}
