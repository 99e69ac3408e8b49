import { useMemo, useRef, type PointerEvent } from "react";
import { hatchFill } from "@/components/charts/hatchFill";
import { round } from "@/components/charts/round";
import { formatMs } from "@/lib/format/number";
import { epochEnds } from "../model/epochs";
import { busyShares, phasesOf } from "../model/overview";
import { movedTo, zoomed } from "../model/timeWindow";
import type { Explorer } from "./useExplorer";

const WIDTH = 760;
const HEIGHT = 36;
const PARTS = 190;
const ZOOM_STEP = 1.6;

/** The whole run in a strip: how busy the GPU was, which part is shown, where the steady stretch begins. */
export function Overview({ explorer }: { readonly explorer: Explorer }) {
  const { result, durationMs, window, setZoom, atMs } = explorer;
  const strip = useRef<SVGSVGElement>(null);
  const path = useMemo(() => busyPath(busyShares(result, PARTS)), [result]);
  const ends = useMemo(() => epochEnds(result.batches), [result]);
  const { firstMs, steadyMs } = phasesOf(result);
  const x = (ms: number) => round((ms / durationMs) * WIDTH);
  const spanMs = window.untilMs - window.fromMs;

  const moveTo = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const middleMs = ((event.clientX - box.left) / box.width) * durationMs;
    setZoom(movedTo(window, middleMs - spanMs / 2, durationMs));
  };
  const zoomBy = (factor: number) => {
    setZoom(zoomed(window, factor, (window.fromMs + window.untilMs) / 2, durationMs));
  };

  return (
    <div className="overview">
      <svg
        ref={strip}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="overview-strip"
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          moveTo(event);
        }}
        onPointerMove={moveTo}
      >
        <rect width={WIDTH} height={HEIGHT} fill={hatchFill("idle")} />
        <path d={path} className="fill-stage-step" />
        <rect width={x(firstMs)} height={HEIGHT} className="fill-warn" opacity={0.28} />
        <rect
          x={x(firstMs)}
          width={x(steadyMs) - x(firstMs)}
          height={HEIGHT}
          className="fill-warn"
          opacity={0.12}
        />
        <rect width={x(window.fromMs)} height={HEIGHT} className="fill-paper" opacity={0.65} />
        <rect
          x={x(window.untilMs)}
          width={WIDTH - x(window.untilMs)}
          height={HEIGHT}
          className="fill-paper"
          opacity={0.65}
        />
        <path
          d={ends.map((endMs) => `M${x(endMs)} 0V${HEIGHT}`).join("")}
          className="stroke-ink"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M${x(atMs)} 0V${HEIGHT}`}
          className="stroke-accent"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
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
    </div>
  );
}

function busyPath(shares: Float64Array): string {
  const partWidth = WIDTH / shares.length;
  let path = `M0 ${HEIGHT}`;
  shares.forEach((share, part) => {
    path += `V${round(HEIGHT * (1 - share))}H${round((part + 1) * partWidth)}`;
  });
  return `${path}V${HEIGHT}z`;
}
