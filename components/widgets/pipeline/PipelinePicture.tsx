import { memo } from "react";
import { hatchFill } from "@/components/charts/hatchFill";
import { formatMs } from "@/lib/format/number";
import { timeScale, type Frame } from "./model/frame";
import type { Picture, PictureLane } from "./model/picture";

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
      {picture.lanes.map((lane) => (
        <LaneRow key={lane.key} lane={lane} frame={frame} />
      ))}
      {!picture.lanes.some(({ key }) => key.startsWith("worker")) && <NoWorkers frame={frame} />}
      <LaneLabel frame={frame} label="finished, waiting" shortLabel="ready" band={frame.ready} />
      <path d={picture.readyPath} fill={hatchFill("handOver")} />
      <path d={picture.idlePath} fill={hatchFill("idle")} className="stroke-stage-idle" strokeWidth={0.75} />
    </>
  );
});

function LaneRow({ lane, frame }: { readonly lane: PictureLane; readonly frame: Frame }) {
  return (
    <g>
      <LaneLabel frame={frame} {...lane} />
      {lane.paths.map(({ stage, path }) => (
        <path key={stage} d={path} fill={hatchFill(stage)} />
      ))}
    </g>
  );
}

function LaneLabel({
  frame,
  label,
  shortLabel,
  band,
}: {
  readonly frame: Frame;
} & Pick<PictureLane, "label" | "shortLabel" | "band">) {
  const middle = band.y + band.height / 2;
  return (
    <>
      <text x={0} y={middle} dominantBaseline="central" className="fill-ink-muted figure-text">
        {frame.compact ? shortLabel : label}
      </text>
      <line
        x1={frame.plotLeft}
        x2={frame.plotRight}
        y1={band.y + band.height + 0.5}
        y2={band.y + band.height + 0.5}
        className="stroke-rule"
      />
    </>
  );
}

function NoWorkers({ frame }: { readonly frame: Frame }) {
  return (
    <text
      x={(frame.plotLeft + frame.plotRight) / 2}
      y={frame.workers.y + frame.workers.height / 2}
      textAnchor="middle"
      className="fill-ink-muted figure-text"
    >
      {frame.compact ? "no workers: main loads" : "num_workers=0: no worker processes, the main process loads"}
    </text>
  );
}

function TimeAxis({ frame }: { readonly frame: Frame }) {
  const x = timeScale(frame);
  return (
    <g className="fill-ink-muted figure-text">
      {x.ticks(frame.compact ? 3 : 6).map((tick) => (
        <g key={tick}>
          <line x1={x(tick)} x2={x(tick)} y1={frame.axisHeight - 4} y2={frame.height} className="stroke-rule" />
          <text x={x(tick)} y={10} textAnchor={tick === 0 ? "start" : "middle"}>
            {tick === 0 ? "0" : formatMs(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}
