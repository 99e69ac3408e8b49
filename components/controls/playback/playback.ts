/** Where a picture stands in its run, and whether it moves. */
export interface Playback {
  readonly status: "playing" | "paused";
  readonly atMs: number;
}

/** What can happen to a playback. */
export type PlaybackAction =
  | { readonly kind: "play" }
  | { readonly kind: "pause" }
  | { readonly kind: "seek"; readonly atMs: number }
  | { readonly kind: "advance"; readonly byMs: number };

/** The next state of a playback of `durationMs`. Playing from the end starts over. */
export function nextPlayback(state: Playback, action: PlaybackAction, durationMs: number): Playback {
  switch (action.kind) {
    case "play":
      return { status: "playing", atMs: state.atMs >= durationMs ? 0 : state.atMs };
    case "pause":
      return { ...state, status: "paused" };
    case "seek":
      return { status: "paused", atMs: clamp(action.atMs, durationMs) };
    case "advance": {
      if (state.status === "paused") return state;
      const atMs = clamp(state.atMs + action.byMs, durationMs);
      return { status: atMs === durationMs ? "paused" : "playing", atMs };
    }
  }
}

/** The first event after `atMs`, or the end. `eventsMs` is sorted. */
export function nextEvent(eventsMs: readonly number[], atMs: number, durationMs: number): number {
  return eventsMs.find((eventMs) => eventMs > atMs) ?? durationMs;
}

/** The last event before `atMs`, or the beginning. `eventsMs` is sorted. */
export function previousEvent(eventsMs: readonly number[], atMs: number): number {
  return eventsMs.findLast((eventMs) => eventMs < atMs) ?? 0;
}

function clamp(atMs: number, durationMs: number): number {
  return Math.min(durationMs, Math.max(0, atMs));
}
