import { gpuAt } from "@/lib/advice";
import type { Result } from "@/lib/sim";
import { EmptyPlaces } from "./EmptyPlaces";
import { TokenShape } from "./TokenShape";
import { timeScale, type Frame } from "./model/frame";
import { readySlots, tokenBox } from "./model/positions";
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
  const tokens = tokensAt(result.batches, atMs);
  const finished = tokens.filter(({ place }) => place.kind === "ready").length;
  const hidden = finished - readySlots(frame);
  return (
    <>
      <Playhead frame={frame} atMs={atMs} />
      <EmptyPlaces frame={frame} numWorkers={result.scenario.loader.numWorkers} gpu={gpuAt(result, atMs)} />
      {tokens
        .filter((token) => !isHidden(token, frame))
        .map((token) => (
          <TokenShape
            key={token.batch}
            token={token}
            box={tokenBox(token, atMs, frame, travel)}
            named={!frame.compact}
          />
        ))}
      {hidden > 0 && (
        <text x={frame.width} y={frame.ready.y + 6} textAnchor="end" className="fill-ink figure-text">
          +{hidden}
        </text>
      )}
    </>
  );
}

/** The moment as a line; what is still to come is pale. */
function Playhead({ frame, atMs }: { readonly frame: Frame; readonly atMs: number }) {
  const { fromMs, untilMs } = frame.window;
  const x = timeScale(frame)(Math.min(untilMs, Math.max(fromMs, atMs)));
  const isShown = fromMs <= atMs && atMs <= untilMs;
  return (
    <>
      <rect
        x={x}
        y={frame.axisHeight}
        width={frame.plotRight - x + 1}
        height={frame.height - frame.axisHeight}
        className="fill-paper"
        opacity={0.6}
      />
      {isShown && (
        <path
          d={`M${x} ${frame.axisHeight - 4}V${frame.height}`}
          className="stroke-accent"
          strokeWidth={1.5}
        />
      )}
      <text x={frame.nowLeft} y={10} className="fill-ink-muted figure-text">
        {frame.compact ? "now" : "at this moment"}
      </text>
    </>
  );
}

function isHidden({ place }: Token, frame: Frame): boolean {
  return place.kind === "ready" && place.slot >= readySlots(frame);
}
