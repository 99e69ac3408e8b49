import { nextEvent, previousEvent, type Playback, type PlaybackAction } from "./playback";

/** What a command may look at. */
export interface PlaybackView {
  readonly playback: Playback;
  /** When something happens, in order; asked for when a reader steps. */
  readonly eventsMs: () => readonly number[];
  readonly durationMs: number;
}

/** One thing that can be done with a playback: the buttons, the keys and the help all read this table. */
export interface PlaybackCommand {
  readonly id: "back" | "toggle" | "forward";
  /** Keys that do it while the figure has the focus. */
  readonly keys: readonly string[];
  label(isPlaying: boolean): string;
  action(view: PlaybackView): PlaybackAction;
}

/** All commands, in the order of the buttons. */
export const PLAYBACK_COMMANDS: readonly PlaybackCommand[] = [
  {
    id: "back",
    keys: [","],
    label: () => "Step to the previous event",
    action: ({ playback, eventsMs }) => ({ kind: "seek", atMs: previousEvent(eventsMs(), playback.atMs) }),
  },
  {
    id: "toggle",
    keys: ["k"],
    label: (isPlaying) => (isPlaying ? "Pause" : "Play"),
    action: ({ playback }) => ({ kind: playback.status === "playing" ? "pause" : "play" }),
  },
  {
    id: "forward",
    keys: ["."],
    label: () => "Step to the next event",
    action: ({ playback, eventsMs, durationMs }) => ({
      kind: "seek",
      atMs: nextEvent(eventsMs(), playback.atMs, durationMs),
    }),
  },
];
