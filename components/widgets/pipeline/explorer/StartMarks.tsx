import { useMemo } from "react";
import type { Result } from "@/lib/sim";
import type { Frame } from "../model/frame";
import { startBars, startingAt, STARTS_UP } from "../model/startBars";

/** How a start looks: no stage of a batch, so no stage's colour. */
const OUTLINE = { className: "fill-surface stroke-ink-muted", strokeWidth: 0.75 } as const;
const DOTS = {
  className: "stroke-ink-muted",
  fill: "none",
  strokeWidth: 2.5,
  strokeLinecap: "round",
  strokeDasharray: "0.01 5",
} as const;

interface StartMarksProps {
  readonly result: Result;
  readonly frame: Frame;
  /** Where the playhead is: beside the lanes stands who is starting then. */
  readonly atMs: number;
}

/** Workers that are being started: forked or spawned, then importing what they need. */
export function StartMarks({ result, frame, atMs }: StartMarksProps) {
  const { outlines, dots, names } = useMemo(() => startBars(result, frame), [result, frame]);
  return (
    <>
      <path d={outlines} {...OUTLINE} />
      <path d={dots} {...DOTS} />
      <g className="fill-ink-muted figure-text" dominantBaseline="central">
        {names.map(({ x, y }) => (
          <text key={`${x} ${y}`} x={x} y={y}>
            {STARTS_UP}
          </text>
        ))}
        {startingAt(result, frame, atMs).map(({ y, text }) => (
          <text key={y} x={frame.nowLeft + 8} y={y}>
            {text}
          </text>
        ))}
      </g>
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
