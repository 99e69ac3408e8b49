import { useMemo } from "react";
import type { Result } from "@/lib/sim";
import type { Frame } from "../model/frame";
import { startBars } from "../model/startBars";

/** How a start looks: no stage of a batch, so no stage's colour. */
const OUTLINE = { className: "fill-surface stroke-ink-muted", strokeWidth: 0.75 } as const;
const DOTS = {
  className: "stroke-ink-muted",
  fill: "none",
  strokeWidth: 2.5,
  strokeLinecap: "round",
  strokeDasharray: "0.01 5",
} as const;

/** Workers that are being started: forked or spawned, then importing what they need. */
export function StartMarks({ result, frame }: { readonly result: Result; readonly frame: Frame }) {
  const { outlines, dots, names } = useMemo(() => startBars(result, frame), [result, frame]);
  return (
    <>
      <path d={outlines} {...OUTLINE} />
      <path d={dots} {...DOTS} />
      {names.map(({ x, y }) => (
        <text key={`${x} ${y}`} x={x} y={y} dominantBaseline="central" className="fill-ink-muted figure-text">
          starts up
        </text>
      ))}
    </>
  );
}

/** The same in the legend. */
export function StartLegend() {
  return (
    <li
      className="m-0 flex items-center gap-1.5"
      title="a worker process is forked or spawned, and imports what it needs"
    >
      <svg viewBox="0 0 18 10" width="18" height="10" aria-hidden="true">
        <rect x="0.5" y="0.5" width="17" height="9" {...OUTLINE} />
        <path d="M4 5H16" {...DOTS} />
      </svg>
      start
    </li>
  );
}
