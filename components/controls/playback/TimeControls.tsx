import { type Dispatch, memo, type ReactNode } from "react";
import { formatMs } from "@/lib/format/number";
import { useStable } from "../useStable";
import { PLAYBACK_COMMANDS, type PlaybackCommand, type PlaybackView } from "./commands";
import type { PlaybackAction } from "./playback";

interface TimeControlsProps {
  readonly view: PlaybackView;
  /** The moment that is shown. */
  readonly shownMs: number;
  readonly dispatch: Dispatch<PlaybackAction>;
}

/** Step back, play or pause, step forward, scrub. The same in every widget. */
export function TimeControls({ view, shownMs, dispatch }: TimeControlsProps) {
  const { playback, durationMs } = view;
  const run = useStable((command: PlaybackCommand) => {
    dispatch(command.action(view));
  });
  return (
    <Controls
      isPlaying={playback.status === "playing"}
      durationMs={durationMs}
      shownMs={shownMs}
      run={run}
      dispatch={dispatch}
    />
  );
}

interface ControlsProps extends Omit<TimeControlsProps, "view"> {
  readonly isPlaying: boolean;
  readonly durationMs: number;
  readonly run: (command: PlaybackCommand) => void;
}

/** Still between the moments that are read, a few per second, while the playhead moves with every frame. */
const Controls = memo(function Controls({ isPlaying, durationMs, shownMs, run, dispatch }: ControlsProps) {
  return (
    <div role="group" aria-label="Time" className="time-controls">
      {PLAYBACK_COMMANDS.map((command) => (
        <button
          key={command.id}
          type="button"
          className="button-icon"
          aria-label={command.label(isPlaying)}
          title={`${command.label(isPlaying)} (${command.keys.join(" ")})`}
          onClick={() => {
            run(command);
          }}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="currentColor">
            {iconOf(command.id, isPlaying)}
          </svg>
        </button>
      ))}
      <input
        type="range"
        aria-label="Moment of the run"
        min={0}
        max={durationMs}
        step={1}
        value={Math.round(shownMs)}
        aria-valuetext={`${Math.round(shownMs)} milliseconds after the start`}
        onChange={(event) => {
          dispatch({ kind: "seek", atMs: event.currentTarget.valueAsNumber });
        }}
      />
      <span className="w-16 shrink-0 text-right font-mono text-note tabular-nums">{formatMs(shownMs)}</span>
    </div>
  );
});

function iconOf(id: PlaybackCommand["id"], playing: boolean): ReactNode {
  if (id === "back") return <path d="M3 3h2v10H3zM14 3v10L6 8z" />;
  if (id === "forward") return <path d="M11 3h2v10h-2zM2 3v10l8-5z" />;
  return playing ? <path d="M3 2h4v12H3zM9 2h4v12H9z" /> : <path d="M4 2v12l10-6z" />;
}
