import { useMemo } from "react";
import type { Result } from "@/lib/sim";
import type { Frame } from "./model/frame";
import { pipelinePicture } from "./model/picture";
import { PipelineNow } from "./PipelineNow";
import { PipelinePicture } from "./PipelinePicture";

interface PipelineSvgProps {
  readonly result: Result;
  readonly frame: Frame;
  readonly atMs: number;
  readonly travel: boolean;
  /** Outline of what the reader follows, as an SVG path. */
  readonly highlight?: string;
  /** The critical path of what the reader follows, as an SVG path. */
  readonly path?: string;
  /** What the picture shows, for those who don't see it. */
  readonly description: string;
}

/** The picture of a run at a moment: a pure function of the result and the playhead. */
export function PipelineSvg({
  result,
  frame,
  atMs,
  travel,
  highlight = "",
  path = "",
  description,
}: PipelineSvgProps) {
  const picture = useMemo(() => pipelinePicture(result, frame), [result, frame]);
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className="block w-full"
      role="img"
      aria-label={description}
    >
      <PipelinePicture picture={picture} frame={frame} />
      {highlight !== "" && <path d={highlight} fill="none" className="stroke-accent" strokeWidth={2} />}
      {path !== "" && <path d={path} fill="none" className="critical-line" />}
      <PipelineNow result={result} frame={frame} atMs={atMs} travel={travel} />
    </svg>
  );
}
