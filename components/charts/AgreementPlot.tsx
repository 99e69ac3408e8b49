import {
  AGREEMENT_FRAME,
  agreementScales,
  type Comparison,
  type ComparisonGroup,
  RATIO_FRAME,
} from "./agreement";
import { placeLabels } from "./placeLabels";
import { round } from "./round";
import { ShapeMark } from "./ShapeMark";

interface AgreementPlotProps {
  readonly groups: readonly ComparisonGroup[];
  /** What both axes count, e.g. `samples per second`. */
  readonly unit: string;
}

/** Predicted against observed on two logarithmic axes; on the diagonal they agree. */
export function AgreementPlot({ groups, unit }: AgreementPlotProps) {
  const { x, y, decades } = agreementScales(groups);
  const frame = AGREEMENT_FRAME;
  const [least = 1, most = 1] = x.domain();
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className="small-plot"
      role="img"
      aria-label={`Predicted against observed ${unit}, both logarithmic. ${countsOf(groups)} The numbers are in the table below.`}
    >
      <g className="plot-text fill-ink-muted">
        {decades.map((tick) => (
          <g key={tick}>
            <path
              d={`M${frame.left},${y(tick)}H${frame.right}M${x(tick)},${frame.top}V${frame.bottom}`}
              className="stroke-rule"
            />
            <text x={frame.left - 6} y={y(tick) + 4} textAnchor="end">
              {decadeText(tick)}
            </text>
            <text x={x(tick)} y={frame.bottom + 16} textAnchor="middle">
              {decadeText(tick)}
            </text>
          </g>
        ))}
        <text x={frame.right} y={frame.height - 4} textAnchor="end">
          observed, {unit}
        </text>
        <text x={frame.left + 6} y={frame.top + 12}>
          predicted
        </text>
      </g>
      <line
        x1={x(least)}
        y1={y(least)}
        x2={x(most)}
        y2={y(most)}
        className="stroke-ink-muted"
        strokeDasharray="5 4"
      />
      <Marks groups={groups} x={x} y={({ predicted }) => y(predicted)} />
    </svg>
  );
}

/** How far off each prediction is, above the observed rate. */
export function RatioPlot({ groups, unit }: AgreementPlotProps) {
  const { x, ratio, decades, ratioTicks } = agreementScales(groups);
  const frame = RATIO_FRAME;
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className="small-plot"
      role="img"
      aria-label={`Error of each prediction in per cent, against observed ${unit}. The numbers are in the table below.`}
    >
      <g className="plot-text fill-ink-muted">
        {ratioTicks.map((tick) => (
          <g key={tick}>
            <line
              x1={frame.left}
              x2={frame.right}
              y1={ratio(tick)}
              y2={ratio(tick)}
              className={tick === 1 ? "stroke-ink-muted" : "stroke-rule"}
              strokeDasharray={tick === 1 ? "5 4" : undefined}
            />
            <text x={frame.left - 6} y={ratio(tick) + 4} textAnchor="end">
              {errorText(tick)}
            </text>
          </g>
        ))}
        {decades.map((tick) => (
          <text key={tick} x={x(tick)} y={frame.bottom + 16} textAnchor="middle">
            {decadeText(tick)}
          </text>
        ))}
        <text x={frame.right} y={frame.height - 4} textAnchor="end">
          observed, {unit}
        </text>
      </g>
      <Marks groups={groups} x={x} y={({ predicted, observed }) => ratio(predicted / observed)} />
    </svg>
  );
}

interface MarksProps {
  readonly groups: readonly ComparisonGroup[];
  readonly x: (value: number) => number;
  readonly y: (comparison: Comparison) => number;
}

/** All marks, then the labels, so that no mark covers a label. */
function Marks({ groups, x, y }: MarksProps) {
  const all = groups.flatMap(({ comparisons }) => comparisons);
  const spotOf = (comparison: Comparison) => ({ x: x(comparison.observed), y: y(comparison) });
  const labelled = all.filter(({ label }) => label !== null);
  const spots = placeLabels(labelled.map(spotOf), all.map(spotOf));
  return (
    <>
      {groups.map((group) => (
        <g key={group.label} data-group={group.label}>
          {group.comparisons.map((comparison) => (
            <ShapeMark
              key={comparison.name}
              shape={group.shape}
              fill={group.fill}
              stroke={group.stroke}
              x={x(comparison.observed)}
              y={y(comparison)}
              hollow={comparison.unsteady}
              name={comparison.name}
            />
          ))}
        </g>
      ))}
      <g className="plot-text fill-ink font-semibold">
        {labelled.map(({ name, label }, place) => (
          <text
            key={name}
            x={round(spots[place]?.x ?? 0)}
            y={round(spots[place]?.y ?? 0)}
            textAnchor="middle"
          >
            {label}
          </text>
        ))}
      </g>
    </>
  );
}

/** Short, so that it fits under a tick: `100`, `10k`, `1M`. */
function decadeText(rate: number): string {
  if (rate >= 1e6) return `${rate / 1e6}M`;
  return rate >= 1000 ? `${rate / 1000}k` : String(rate);
}

function errorText(ratio: number): string {
  if (ratio === 1) return "0\u202f%";
  return `${ratio < 1 ? "−" : "+"}${Math.round(100 * Math.abs(ratio - 1))}\u202f%`;
}

function countsOf(groups: readonly ComparisonGroup[]): string {
  return groups.map(({ label, comparisons }) => `${label}: ${comparisons.length} marks.`).join(" ");
}
