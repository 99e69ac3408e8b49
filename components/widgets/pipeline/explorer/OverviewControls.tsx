import { memo } from "react";
import { formatMs } from "@/lib/format/number";
import type { TimeWindow } from "../model/frame";
import { phasesOf } from "../model/overview";
import { movedTo, zoomed } from "../model/timeWindow";
import type { Scene } from "./useExplorer";

const ZOOM_STEP = 1.6;

/** What of the run is shown. */
export interface WindowProps {
  readonly scene: Pick<Scene, "result" | "durationMs" | "setZoom">;
  readonly window: TimeWindow;
}

/** Which part is shown, and what the shades mean. */
export const OverviewControls = memo(function OverviewControls({ scene, window }: WindowProps) {
  const { result, durationMs, setZoom } = scene;
  const { firstMs } = phasesOf(result);
  const spanMs = window.untilMs - window.fromMs;
  const zoomBy = (factor: number) => {
    setZoom(zoomed(window, factor, (window.fromMs + window.untilMs) / 2, durationMs));
  };
  return (
    <>
      <div className="overview-controls">
        <input
          type="range"
          aria-label="Part of the run that is shown"
          min={0}
          max={Math.max(0, Math.round(durationMs - spanMs))}
          step={1}
          value={Math.round(window.fromMs)}
          aria-valuetext={`${formatMs(window.fromMs)} to ${formatMs(window.untilMs)} of ${formatMs(durationMs)}`}
          onChange={(event) => {
            setZoom(movedTo(window, event.currentTarget.valueAsNumber, durationMs));
          }}
        />
        <button
          type="button"
          className="button-quiet"
          aria-label="Zoom out"
          onClick={() => {
            zoomBy(1 / ZOOM_STEP);
          }}
        >
          −
        </button>
        <button
          type="button"
          className="button-quiet"
          aria-label="Zoom in"
          onClick={() => {
            zoomBy(ZOOM_STEP);
          }}
        >
          +
        </button>
        <button
          type="button"
          className="button-quiet"
          onClick={() => {
            setZoom({ fromMs: 0, untilMs: durationMs });
          }}
        >
          Whole run
        </button>
      </div>
      <p className="text-note text-ink-muted">
        The whole run, {formatMs(durationMs)}; {formatMs(spanMs)} are shown above. Shaded: up to the first
        batch ({formatMs(firstMs)}), then up to the steady stretch that the numbers come from.
      </p>
    </>
  );
});
