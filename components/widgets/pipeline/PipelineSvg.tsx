import { useMemo, type ReactNode } from "react";
import type { Result } from "@/lib/sim";
import type { Frame } from "./model/frame";
import type { Motion } from "./model/motion";
import { pipelinePicture } from "./model/picture";
import { PipelineNow } from "./PipelineNow";
import { PipelinePicture } from "./PipelinePicture";

interface PipelineSvgProps {
  readonly result: Result;
  readonly frame: Frame;
  readonly atMs: number;
  readonly motion: Motion;
  /** Drawn over the lanes and below the playhead. */
  readonly children?: ReactNode;
  /** What the picture shows, for those who don't see it. */
  readonly description: string;
}

/** The picture of a run at a moment: a pure function of the result and the playhead. */
export function PipelineSvg({ result, frame, atMs, motion, description, children }: PipelineSvgProps) {
  const picture = useMemo(() => pipelinePicture(result, frame), [result, frame]);
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className="block w-full"
      role="img"
      aria-label={description}
    >
      <PipelinePicture picture={picture} frame={frame} />
      {children}
      <PipelineNow result={result} frame={frame} atMs={atMs} motion={motion} />
    </svg>
  );
}
