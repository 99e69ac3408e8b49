import type { TimeWindow } from "./frame";

/** No picture shows less than this. */
const SHORTEST_MS = 20;

/** The part of a window that lies within a run of `durationMs`, with the same span as far as there is room. */
export function withinRun({ fromMs, untilMs }: TimeWindow, durationMs: number): TimeWindow {
  const spanMs = Math.min(durationMs, Math.max(SHORTEST_MS, untilMs - fromMs));
  const from = Math.min(Math.max(0, fromMs), durationMs - spanMs);
  return { fromMs: from, untilMs: from + spanMs };
}

/** Zooms by `factor` (above 1: closer) around a moment that stays where it is. */
export function zoomed(window: TimeWindow, factor: number, aroundMs: number, durationMs: number): TimeWindow {
  const spanMs = Math.max(SHORTEST_MS, (window.untilMs - window.fromMs) / factor);
  const share = (aroundMs - window.fromMs) / (window.untilMs - window.fromMs);
  const fromMs = aroundMs - share * spanMs;
  return withinRun({ fromMs, untilMs: fromMs + spanMs }, durationMs);
}

/** The same span, beginning elsewhere. */
export function movedTo(window: TimeWindow, fromMs: number, durationMs: number): TimeWindow {
  return withinRun({ fromMs, untilMs: fromMs + window.untilMs - window.fromMs }, durationMs);
}

/** Whether the window shows a moment. */
export function shows({ fromMs, untilMs }: TimeWindow, atMs: number): boolean {
  return fromMs <= atMs && atMs <= untilMs;
}

/** Time that runs out of a window finds itself near the left edge of the next one. */
const LEFT_SHARE = 0.1;

/**
 * The window itself when it shows a moment; else one of the same span: the next one where time has run on,
 * one with the moment in its middle where a reader has jumped.
 */
export function following(window: TimeWindow, atMs: number, durationMs: number): TimeWindow {
  if (shows(window, atMs)) return window;
  const spanMs = window.untilMs - window.fromMs;
  const ranOn = atMs > window.untilMs && atMs - window.untilMs < spanMs * LEFT_SHARE;
  return movedTo(window, atMs - spanMs * (ranOn ? LEFT_SHARE : 0.5), durationMs);
}

/** What is brought into sight keeps this share of its own length free on both sides. */
const MARGIN_SHARE = 0.05;

/**
 * The window itself when it shows a whole stretch of the run; else one around it, of the same span where the
 * stretch fits into that, and no longer than it takes where it does not.
 */
export function holding(window: TimeWindow, stretch: TimeWindow, durationMs: number): TimeWindow {
  if (shows(window, stretch.fromMs) && shows(window, stretch.untilMs)) return window;
  const neededMs = (1 + 2 * MARGIN_SHARE) * (stretch.untilMs - stretch.fromMs);
  const spanMs = Math.max(window.untilMs - window.fromMs, neededMs);
  const fromMs = (stretch.fromMs + stretch.untilMs - spanMs) / 2;
  return withinRun({ fromMs, untilMs: fromMs + spanMs }, durationMs);
}

/** What of a run is shown around the end of an epoch, in milliseconds. */
const BEFORE_MS = 200;
const AROUND_MS = 800;

/** A window on the end of an epoch and on what the next one costs to begin. */
export function aroundBoundary(endMs: number, durationMs: number): TimeWindow {
  const fromMs = endMs - BEFORE_MS;
  return withinRun({ fromMs, untilMs: fromMs + AROUND_MS }, durationMs);
}
