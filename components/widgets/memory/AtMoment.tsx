import { useId } from "react";
import { formatBytes } from "@/lib/format/bytes";
import { elapsed } from "@/lib/memory";
import type { EpochClock, MemoryTimeline } from "@/lib/sim/memory";
import type { Layer } from "./model/layers";
import { rowAt, sumOf } from "./model/stack";
import { paintOf } from "./paint";

interface AtMomentProps {
  readonly timeline: MemoryTimeline;
  readonly clock: EpochClock;
  readonly layers: readonly Layer[];
  readonly atMs: number;
  /** The run dies at the end of the timeline. */
  readonly dies: boolean;
  /** Null in a picture that nobody can touch. */
  readonly onMove: ((atMs: number | null) => void) | null;
}

const STEPS = 400;

/** Legend and numbers in one: what each layer is and what it holds at the moment that is looked at. */
export function AtMoment({ timeline, clock, layers, atMs, dies, onMove }: AtMomentProps) {
  const id = useId();
  const row = rowAt(timeline, atMs);
  const all = formatBytes(sumOf(layers, timeline.count)[row] ?? 0);
  const when = elapsed(clock, atMs);
  const isEnd = dies && atMs >= timeline.endMs;
  return (
    <section aria-label="At one moment" className="memory-moment">
      {onMove === null ? (
        <p className="text-note text-ink-muted">
          {dies ? "At its death" : "At the peak"}, {when} after iter(), {all}:
        </p>
      ) : (
        <div className="memory-scrub">
          <label htmlFor={id}>
            At {when}: {all}
            {isEnd && ", and the run is dead"}
          </label>
          <input
            id={id}
            type="range"
            min={0}
            max={STEPS}
            step={1}
            value={timeline.endMs === 0 ? 0 : Math.round((STEPS * atMs) / timeline.endMs)}
            aria-valuetext={`${when} after iter(), ${all}${isEnd ? ", and the run is dead" : ""}`}
            onChange={(event) => {
              onMove((event.currentTarget.valueAsNumber / STEPS) * timeline.endMs);
            }}
          />
          <button
            type="button"
            className="button-quiet"
            onClick={() => {
              onMove(null);
            }}
          >
            {dies ? "Go to the death" : "Go to the peak"}
          </button>
        </div>
      )}
      <ul className="memory-legend">
        {layers.toReversed().map(({ id: layer, label, meaning, paint, values }) => (
          <li key={layer} data-holder={layer} data-bytes={values[row] ?? 0} title={meaning}>
            <svg viewBox="0 0 18 12" width="18" height="12" aria-hidden="true">
              <rect width="18" height="12" {...paintOf(paint)} />
            </svg>
            <span>{label}</span>
            <span className="font-mono tabular-nums">{formatBytes(values[row] ?? 0)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
