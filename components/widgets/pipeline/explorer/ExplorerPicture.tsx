import { useMemo, useRef, type PointerEvent } from "react";
import { describeRun } from "../model/describe";
import { hitAt } from "../model/hit";
import { PipelineSvg } from "../PipelineSvg";
import { askWhy } from "./follow";
import type { Explorer } from "./useExplorer";
import { criticalLine, criticalStepsOf } from "../model/criticalLine";
import { selectedPath } from "../model/selectedPath";

interface ExplorerPictureProps {
  readonly explorer: Explorer;
  readonly travel: boolean;
}

/** The picture, in which a click follows a batch, asks a gap for its cause, or moves the playhead. */
export function ExplorerPicture({ explorer, travel }: ExplorerPictureProps) {
  const { result, frame, atMs, selection, select, dispatch } = explorer;
  const box = useRef<HTMLDivElement>(null);
  const highlight = useMemo(() => selectedPath(result, frame, selection), [result, frame, selection]);

  const path = useMemo(
    () => (selection?.kind === "batch" ? criticalLine(criticalStepsOf(result, selection.batch), frame) : ""),
    [result, frame, selection],
  );

  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const area = event.currentTarget.getBoundingClientRect();
    const scale = frame.width / area.width;
    const hit = hitAt(
      result,
      frame,
      atMs,
      (event.clientX - area.left) * scale,
      (event.clientY - area.top) * scale,
    );
    if (hit === undefined) return;
    if (hit.kind === "moment") dispatch({ kind: "seek", atMs: hit.atMs });
    else if (hit.kind === "gap") askWhy(explorer, hit.atMs);
    else select(hit);
  };

  return (
    <div ref={box} className="explorer-picture" onPointerUp={onPointerUp}>
      <PipelineSvg
        result={result}
        frame={frame}
        atMs={atMs}
        travel={travel}
        highlight={highlight}
        path={path}
        description={describeRun(result)}
      />
    </div>
  );
}
