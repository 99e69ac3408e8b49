import { memo, useMemo, type PointerEvent } from "react";
import { hatchFill } from "@/components/charts/hatchFill";
import { round } from "@/components/charts/round";
import { epochEnds } from "../model/epochs";
import { busyShares, phasesOf } from "../model/overview";
import { movedTo, withinRun } from "../model/timeWindow";
import { OverviewControls, type WindowProps } from "./OverviewControls";

interface OverviewProps extends WindowProps {
  readonly atMs: number;
}

const WIDTH = 760;
const HEIGHT = 36;
const PARTS = 190;

/** The whole run in a strip: how busy the GPU was, which part is shown, where the steady stretch begins. */
export const Overview = memo(function Overview({ scene, window: latest, atMs }: OverviewProps) {
  // The window is of this moment, the scene may be a moment older, of a shorter run.
  const window = useMemo(() => withinRun(latest, scene.durationMs), [latest, scene.durationMs]);
  return (
    <div className="overview">
      <div className="overview-run">
        <Strip scene={scene} window={window} />
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path
            d={`M0 0V${HEIGHT}`}
            transform={`translate(${round((atMs / scene.durationMs) * WIDTH)})`}
            className="stroke-accent"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
      <OverviewControls scene={scene} window={window} />
    </div>
  );
});

/** The strip without the playhead: still while time runs. */
const Strip = memo(function Strip({ scene, window }: WindowProps) {
  const { result, durationMs, setZoom } = scene;
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
  return (
    <svg
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
    </svg>
  );
});

function busyPath(shares: Float64Array): string {
  const partWidth = WIDTH / shares.length;
  let path = `M0 ${HEIGHT}`;
  shares.forEach((share, part) => {
    path += `V${round(HEIGHT * (1 - share))}H${round((part + 1) * partWidth)}`;
  });
  return `${path}V${HEIGHT}z`;
}
