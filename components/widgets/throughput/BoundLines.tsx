import type { LinearScale } from "@/components/charts/linearScale";
import type { PlotFrame } from "@/components/charts/plot";
import type { BoundKey } from "@/lib/bounds";
import type { BoundLine } from "./model/boundLines";
import { WIDE_FROM_PX } from "./model/frame";
import { apart } from "./model/labels";

const LOOKS: Readonly<Record<BoundKey, { readonly stroke: string; readonly dash: string }>> = {
  gpu: { stroke: "stroke-stage-step", dash: "8 4" },
  stream: { stroke: "stroke-stage-copy", dash: "8 2 1 2" },
  mainLoop: { stroke: "stroke-stage-hand-over", dash: "2 3" },
  cores: { stroke: "stroke-stage-load", dash: "12 3 2 3" },
  storage: { stroke: "stroke-stage-storage", dash: "5 2" },
  link: { stroke: "stroke-stage-copy", dash: "1 4" },
  pinThread: { stroke: "stroke-stage-pin", dash: "9 3 2 3 2 3" },
  workers: { stroke: "stroke-ink-muted", dash: "1 3" },
};

const LINE_HEIGHT = 13;

interface BoundLinesProps {
  readonly lines: readonly BoundLine[];
  readonly x: LinearScale;
  readonly y: LinearScale;
  readonly frame: PlotFrame;
}

/** The closed-form bounds: thin lines with their names beside them. */
export function BoundLines({ lines, x, y, frame }: BoundLinesProps) {
  const level = lines.filter(({ slopes, inSight }) => inSight && !slopes);
  const wide = frame.width >= WIDE_FROM_PX;
  const heights = apart(
    level.map(({ perSecond }) => ({ y: y(perSecond) })),
    wide ? LINE_HEIGHT : 2 * LINE_HEIGHT,
    frame.top,
    frame.bottom - (wide ? 0 : LINE_HEIGHT),
  );
  return (
    <g>
      {lines
        .filter(({ slopes }) => slopes)
        .map((line) => (
          <WorkersLine key={line.key} line={line} x={x} y={y} frame={frame} />
        ))}
      {level.map(({ key, label, text, perSecond }, index) => {
        const height = heights[index] ?? 0;
        return (
          <g key={key} data-bound={key} data-samples-per-second={perSecond}>
            <line
              x1={frame.left}
              x2={frame.right}
              y1={y(perSecond)}
              y2={y(perSecond)}
              className={LOOKS[key].stroke}
              strokeDasharray={LOOKS[key].dash}
            />
            <path
              d={`M${frame.right} ${y(perSecond)}L${frame.right + 6} ${height}`}
              fill="none"
              className={LOOKS[key].stroke}
            />
            <text x={frame.right + 9} y={height + 4} className="plot-text fill-ink-muted">
              {wide ? `${label} ${text}` : label.replace(" + ", "+")}
              {!wide && (
                <tspan x={frame.right + 9} dy={LINE_HEIGHT - 1}>
                  {text}
                </tspan>
              )}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** What the workers alone could do: a straight line from nothing, up to where the picture ends. */
function WorkersLine({ line, x, y, frame }: Omit<BoundLinesProps, "lines"> & { readonly line: BoundLine }) {
  const [, most = 0] = x.domain();
  const [, top = 0] = y.domain();
  const until = Math.min(most, top / line.perSecond);
  return (
    <g data-bound={line.key} data-samples-per-second={line.perSecond}>
      <line
        x1={x(0)}
        x2={x(until)}
        y1={frame.bottom}
        y2={y(until * line.perSecond)}
        className={LOOKS.workers.stroke}
        strokeDasharray={LOOKS.workers.dash}
        strokeWidth="1.5"
      />
      <text
        x={x(until)}
        y={frame.top - 5}
        textAnchor={until > 0.6 * most ? "end" : "start"}
        className="plot-text fill-ink-muted"
      >
        workers {line.text}
      </text>
    </g>
  );
}
