import { memo } from "react";
import { hatchFill } from "@/components/charts/hatchFill";
import { LaneLabel, laneLines } from "./LaneLabel";
import { TimeAxis } from "./TimeAxis";
import { workerBand, type Frame } from "./model/frame";
import { type Picture, stagePaths } from "./model/picture";

/** Lanes that no worker has are pale. */
const FREE_OPACITY = 0.45;

/** The lanes of a run over time: all that does not move with the playhead. */
export const PipelinePicture = memo(function PipelinePicture({
  picture,
  frame,
}: {
  readonly picture: Picture;
  readonly frame: Frame;
}) {
  const free = picture.freeWorkers.map((worker) => ({ worker, band: workerBand(frame, worker) }));
  return (
    <>
      <TimeAxis frame={frame} />
      <path
        d={laneLines(
          frame,
          free.map(({ band }) => band),
        )}
        className="stroke-rule"
        strokeOpacity={FREE_OPACITY}
      />
      {/* Not of a group: what a group dims a browser paints apart. */}
      {free.map(({ worker, band }) => (
        <LaneLabel
          key={worker}
          frame={frame}
          label={`worker ${worker}`}
          shortLabel={`w${worker}`}
          band={band}
          opacity={FREE_OPACITY}
        />
      ))}
      <path
        d={laneLines(frame, [...picture.lanes.map(({ band }) => band), frame.ready])}
        className="stroke-rule"
      />
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
