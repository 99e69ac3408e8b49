import { memo } from "react";
import { hatchFill } from "@/components/charts/hatchFill";
import { LaneLabel } from "./LaneLabel";
import { TimeAxis } from "./TimeAxis";
import { workerBand, type Frame } from "./model/frame";
import { type Picture, stagePaths } from "./model/picture";

/** The lanes of a run over time: all that does not move with the playhead. */
export const PipelinePicture = memo(function PipelinePicture({
  picture,
  frame,
}: {
  readonly picture: Picture;
  readonly frame: Frame;
}) {
  return (
    <>
      <TimeAxis frame={frame} />
      {picture.freeWorkers.map((worker) => (
        <g key={worker} opacity={0.45}>
          <LaneLabel
            frame={frame}
            label={`worker ${worker}`}
            shortLabel={`w${worker}`}
            band={workerBand(frame, worker)}
          />
        </g>
      ))}
      {picture.lanes.map(({ key, label, shortLabel, band }) => (
        <LaneLabel key={key} frame={frame} label={label} shortLabel={shortLabel} band={band} />
      ))}
      {stagePaths(picture).map(({ stage, path }) => (
        <path key={stage} d={path} fill={hatchFill(stage)} />
      ))}
      <LaneLabel frame={frame} label="ready batches" shortLabel="ready" band={frame.ready} />
      <path d={picture.readyPath} fill={hatchFill("handOver")} />
      <path d={picture.idlePath} fill={hatchFill("idle")} />
      <path d={picture.idleOutline} fill="none" className="stroke-stage-idle" strokeWidth={0.75} />
    </>
  );
});
