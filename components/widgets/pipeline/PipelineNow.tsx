import { gpuAt } from "@/lib/advice";
import type { Result } from "@/lib/sim";
import { EmptyPlaces } from "./EmptyPlaces";
import { Playhead } from "./Playhead";
import { Tokens } from "./Tokens";
import { WaitLine } from "./WaitLine";
import { awaitedBox } from "./model/awaited";
import type { Frame } from "./model/frame";
import { shortestMs, type Motion } from "./model/motion";
import { hasRoom } from "./model/positions";
import { missingAt, tokensAt } from "./model/tokens";
import { tokenShapes } from "./model/tokenShapes";

interface PipelineNowProps {
  readonly result: Result;
  readonly frame: Frame;
  readonly atMs: number;
  readonly motion: Motion;
}

/** The playhead and, beside the lanes, where every batch is at that moment and what the GPU waits for. */
export function PipelineNow({ result, frame, atMs, motion }: PipelineNowProps) {
  const { batches, scenario } = result;
  const shortest = shortestMs(motion);
  const tokens = tokensAt(batches, atMs, shortest);
  const shown = tokens.filter((token) => hasRoom(token, frame));
  const finished = tokens.filter(({ place }) => place.kind === "ready");
  const hidden = finished.filter((token) => !hasRoom(token, frame)).length;
  const gpu = gpuAt(result, atMs);
  const isBlink = gpu.kind === "idle" && gpu.gap.endMs - gpu.gap.startMs < shortest;
  const awaited = isBlink ? null : awaitedBox(gpu, tokens, batches, frame);
  return (
    <>
      <Playhead frame={frame} atMs={atMs} isPlaying={motion !== "none"} />
      <EmptyPlaces
        frame={frame}
        numWorkers={scenario.loader.numWorkers}
        gpu={gpu}
        missing={finished.length === 0 ? null : missingAt(batches, atMs)}
      />
      <Tokens shapes={tokenShapes(shown, atMs, frame, motion === "travel")} />
      {awaited !== null && <WaitLine frame={frame} target={awaited} />}
      {hidden > 0 && (
        <text x={frame.width} y={frame.ready.y - 4} textAnchor="end" className="fill-ink figure-text">
          +{hidden}
        </text>
      )}
    </>
  );
}
