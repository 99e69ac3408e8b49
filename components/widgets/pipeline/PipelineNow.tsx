import { hatchFill } from "@/components/charts/hatchFill";
import { LOOK_CLASSES } from "@/lib/stages";
import { gpuAt } from "@/lib/advice";
import type { Result } from "@/lib/sim";
import { timeScale, workerBand, type Frame } from "./model/frame";
import { readySlots, tokenBox, type TokenBox } from "./model/positions";
import { tokensAt, type Token } from "./model/tokens";

interface PipelineNowProps {
  readonly result: Result;
  readonly frame: Frame;
  readonly atMs: number;
  /** Draw tokens on their way between lanes; false shows states only. */
  readonly travel: boolean;
}

/** The playhead and, beside the lanes, where every batch is at that moment. */
export function PipelineNow({ result, frame, atMs, travel }: PipelineNowProps) {
  const { numWorkers } = result.scenario.loader;
  const tokens = tokensAt(result.batches, atMs);
  const finished = tokens.filter(({ place }) => place.kind === "ready").length;
  const hidden = finished - readySlots(frame);
  const playheadX = timeScale(frame)(atMs);
  return (
    <>
      <rect
        x={playheadX}
        y={frame.axisHeight}
        width={Math.max(0, frame.plotRight - playheadX)}
        height={frame.height - frame.axisHeight}
        className="fill-paper"
        opacity={0.6}
      />
      <path
        d={`M${playheadX} ${frame.axisHeight - 4}V${frame.height}`}
        className="stroke-accent"
        strokeWidth={1.5}
      />
      <text x={frame.nowLeft} y={10} className="fill-ink-muted figure-text">
        now
      </text>
      <EmptyPlaces result={result} frame={frame} atMs={atMs} />
      {tokens.filter((token) => !isHidden(token, frame)).map((token) => (
        <TokenShape
          key={token.batch}
          token={token}
          box={tokenBox(token, atMs, frame, numWorkers, travel)}
        />
      ))}
      {hidden > 0 && (
        <text x={frame.width} y={frame.ready.y + 8} textAnchor="end" className="fill-ink figure-text">
          +{hidden}
        </text>
      )}
    </>
  );
}

function isHidden({ place }: Token, frame: Frame): boolean {
  return place.kind === "ready" && place.slot >= readySlots(frame);
}

/** The outline of every place, so that an empty one is seen to be empty; an idle GPU is hatched. */
function EmptyPlaces({ result, frame, atMs }: Omit<PipelineNowProps, "travel">) {
  const { numWorkers } = result.scenario.loader;
  const width = frame.width - frame.nowLeft;
  const waits = gpuAt(result, atMs).kind === "idle";
  return (
    <g fill="none" className="stroke-rule">
      {Array.from({ length: numWorkers }, (_, worker) => (
        <rect key={worker} x={frame.nowLeft} width={width} rx={3} {...workerBand(frame, worker, numWorkers)} />
      ))}
      {numWorkers === 0 && <rect x={frame.nowLeft} width={width} rx={3} {...frame.main} />}
      <rect
        x={frame.nowLeft}
        width={width}
        rx={3}
        {...frame.gpu}
        fill={waits ? hatchFill("idle") : "none"}
      />
    </g>
  );
}

function TokenShape({ token, box }: { readonly token: Token; readonly box: TokenBox }) {
  return (
    <g>
      <rect {...box} rx={3} className={LOOK_CLASSES[token.stage].fill} />
      {box.height >= 11 && (
        <text
          x={box.x + box.width / 2}
          y={box.y + box.height / 2}
          textAnchor="middle"
          dominantBaseline="central"
          className={`${LOOK_CLASSES[token.stage].fillOn} figure-text font-medium tabular-nums`}
        >
          {token.batch}
        </text>
      )}
    </g>
  );
}
