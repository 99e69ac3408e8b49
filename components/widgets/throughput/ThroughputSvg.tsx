import { linearScale } from "@/components/charts/linearScale";
import { linePath } from "@/components/charts/linePath";
import { PlotAxes } from "@/components/charts/PlotAxes";
import type { PlotFrame } from "@/components/charts/plot";
import { formatPercent, formatShort } from "@/lib/format/number";
import { MOST_WORKERS } from "@/lib/workerCurve";
import { BoundLines } from "./BoundLines";
import type { Curve } from "./model/curve";
import { pointAt } from "./model/curve";
import { boundLines, topOf } from "./model/boundLines";
import { describeCurve } from "./model/describe";
import { workerTicks } from "./model/frame";
import { KneeMark } from "./KneeMark";
import { OtherCurves } from "./OtherCurves";
import { PinnedLine } from "./PinnedLine";
import { RecordedMarks } from "./RecordedMarks";

interface ThroughputSvgProps {
  readonly curve: Curve;
  /** The curve that this one is held against. */
  readonly pinned?: Curve | null;
  /** Other workloads; with them, every curve is drawn as a share of its own best rate. */
  readonly others: readonly Curve[];
  /** Where the reader's cursor stands. */
  readonly cursor: number;
  readonly frame: PlotFrame;
  /** Every number of workers is simulated. */
  readonly isWhole: boolean;
}

/** Throughput against `num_workers` with its bounds, its knee and the reader's cursor. */
export function ThroughputSvg({ curve, pinned = null, others, cursor, frame, isWhole }: ThroughputSvgProps) {
  const shares = others.length > 0;
  const unit = shares ? curve.recommendation.bestPerSecond : 1;
  const top = shares
    ? 1.08 * Math.max(1, (pinned?.recommendation.bestPerSecond ?? 0) / unit)
    : Math.max(topOf(curve), pinned === null ? 0 : topOf(pinned));
  const x = linearScale([0, MOST_WORKERS], [frame.left + 8, frame.right - 8]);
  const y = linearScale([0, top], [frame.bottom, frame.top]);
  const at = (perSecond: number) => y(perSecond / unit);
  const here = pointAt(curve.points, cursor);
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className="throughput-svg"
      role="img"
      aria-label={describeCurve(curve, isWhole)}
    >
      {!shares && curve.recorded !== null && (
        <RecordedMarks recorded={curve.recorded} x={x} y={at} frame={frame} />
      )}
      <PlotAxes
        frame={frame}
        x={x}
        y={y}
        xTicks={workerTicks(frame)}
        xTitle="num_workers"
        formatX={String}
        formatY={shares ? formatPercent : formatShort}
      />
      {!shares && <BoundLines lines={boundLines(curve, top)} x={x} y={y} frame={frame} />}
      {pinned !== null && <PinnedLine curve={pinned} x={x} y={at} />}
      {shares && <OtherCurves curves={others} x={x} y={y} />}
      <path
        d={linePath(curve.points.map((point) => [x(point.numWorkers), at(point.samplesPerSecond)]))}
        fill="none"
        className="stroke-ink"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {curve.points.map(({ numWorkers, samplesPerSecond }) => (
        <circle
          key={numWorkers}
          cx={x(numWorkers)}
          cy={at(samplesPerSecond)}
          r="2.5"
          className="fill-ink"
          data-num-workers={numWorkers}
          data-samples-per-second={samplesPerSecond}
        />
      ))}
      <KneeMark
        x={x(curve.recommendation.numWorkers)}
        y={at(curve.recommendation.samplesPerSecond)}
        frame={frame}
        isEstimate={!isWhole}
      />
      {here !== undefined && (
        <g className="stroke-accent" strokeWidth="2">
          <line x1={x(cursor)} x2={x(cursor)} y1={frame.top} y2={frame.bottom} strokeOpacity="0.55" />
          <circle cx={x(cursor)} cy={at(here.samplesPerSecond)} r="6" className="fill-paper" />
        </g>
      )}
    </svg>
  );
}
