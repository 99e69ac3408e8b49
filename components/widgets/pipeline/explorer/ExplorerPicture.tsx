import { memo, useMemo } from "react";
import { gpuAt } from "@/lib/advice";
import { epochEnds } from "../model/epochs";
import { hitAt } from "../model/hit";
import type { Motion } from "../model/motion";
import { criticalStepsIn } from "../model/criticalGroups";
import { criticalLine } from "../model/criticalLine";
import { selectedPath } from "../model/selectedPath";
import { PipelineSvg } from "../PipelineSvg";
import { EpochMarks } from "./EpochMarks";
import { askWhy, pickBatch } from "./follow";
import { StartMarks } from "./StartMarks";
import { usePictureDrag } from "./usePictureDrag";
import type { Explorer } from "./useExplorer";
import { WorkerNames } from "./WorkerNames";

interface ExplorerPictureProps {
  readonly explorer: Explorer;
  readonly motion: Motion;
  /** The picture in words. */
  readonly description: string;
}

/** The picture, in which a drag moves the playhead and a click follows a batch or asks a gap for its cause. */
export const ExplorerPicture = memo(function ExplorerPicture(props: ExplorerPictureProps) {
  const { explorer, motion, description } = props;
  const { result, frame, atMs, selection, dispatch } = explorer;
  const highlight = useMemo(() => selectedPath(result, frame, selection), [result, frame, selection]);
  const path = useMemo(
    () =>
      selection?.kind === "batch"
        ? criticalLine(criticalStepsIn(result, selection.batch, frame.window), frame)
        : "",
    [result, frame, selection],
  );
  const gpu = gpuAt(result, atMs);
  const awaitedBatch = gpu.kind === "idle" && motion !== "travel" ? gpu.gap.batch : -1;
  const awaited = useMemo(
    () => (awaitedBatch < 0 ? "" : selectedPath(result, frame, { kind: "batch", batch: awaitedBatch })),
    [result, frame, awaitedBatch],
  );
  const ends = useMemo(() => epochEnds(result.batches), [result]);

  const handlers = usePictureDrag(explorer, frame, (x, y) => {
    const hit = hitAt(result, frame, atMs, x, y);
    if (hit === undefined) return;
    if (hit.kind === "moment") dispatch({ kind: "seek", atMs: hit.atMs });
    else if (hit.kind === "gap") askWhy(explorer, hit.atMs);
    else pickBatch(explorer, hit.batch, hit.atMs);
  });

  return (
    <div className="explorer-picture" {...handlers}>
      <PipelineSvg result={result} frame={frame} atMs={atMs} motion={motion} description={description}>
        <WorkerNames frame={frame} />
        <StartMarks result={result} frame={frame} atMs={atMs} />
        <EpochMarks frame={frame} ends={ends} />
        {awaited !== "" && <path d={awaited} fill="none" className="stroke-ink" strokeWidth={1.5} />}
        {highlight !== "" && <path d={highlight} fill="none" className="stroke-accent" strokeWidth={2} />}
        {path !== "" && <path d={path} fill="none" className="critical-line" />}
      </PipelineSvg>
    </div>
  );
});
