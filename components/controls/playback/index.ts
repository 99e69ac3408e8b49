export { PLAYBACK_COMMANDS, type PlaybackCommand, type PlaybackView } from "./commands";
export { nextPlayback, type Playback, type PlaybackAction } from "./playback";
export { readingMs } from "./readingMs";
export { TimeControls } from "./TimeControls";
export { usePlayback } from "./usePlayback";
export { usePlaybackKeys } from "./usePlaybackKeys";
