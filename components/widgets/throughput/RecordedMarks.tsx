import type { LinearScale } from "@/components/charts/linearScale";
import type { PlotFrame } from "@/components/charts/plot";
import type { Recorded } from "@/lib/recorded";

interface RecordedMarksProps {
  readonly recorded: Recorded;
  readonly x: LinearScale;
  readonly y: (perSecond: number) => number;
  readonly frame: PlotFrame;
}

/** What the real loader delivered, with the spread of the repeats; where nothing was recorded, the ground says so. */
export function RecordedMarks({ recorded, x, y, frame }: RecordedMarksProps) {
  const from = x(recorded.mostWorkers + 0.5);
  return (
    <g>
      {from < frame.right && (
        <>
          <rect
            x={from}
            y={frame.top}
            width={frame.right - from}
            height={frame.bottom - frame.top}
            className="fill-surface"
          />
          <text
            x={frame.right - 6}
            y={frame.bottom - 8}
            textAnchor="end"
            className="plot-text fill-ink-muted"
          >
            extrapolated
          </text>
        </>
      )}
      {recorded.points.map(({ numWorkers, samplesPerSecond, spreadPercent }) => {
        const half = samplesPerSecond * (spreadPercent / 200);
        return (
          <g key={numWorkers} className="stroke-ink" data-recorded={samplesPerSecond}>
            <line
              x1={x(numWorkers)}
              x2={x(numWorkers)}
              y1={y(samplesPerSecond - half)}
              y2={y(samplesPerSecond + half)}
            />
            <path
              d={`M${x(numWorkers)} ${y(samplesPerSecond) - 6}l6 6l-6 6l-6 -6z`}
              className="fill-paper"
              strokeWidth="1.5"
            />
          </g>
        );
      })}
    </g>
  );
}
