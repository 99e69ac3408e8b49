import { memo, useMemo } from "react";
import { hatchFill } from "@/components/charts/hatchFill";
import { formatMs } from "@/lib/format/number";
import { formatMetric } from "@/lib/metrics";
import type { Result } from "@/lib/sim";
import { LaneLabel, laneLines } from "../LaneLabel";
import { explorerFrame } from "../model/explorerFrame";
import { timeScale, type Frame } from "../model/frame";
import { pipelinePicture } from "../model/picture";
import { changeOf } from "./Compare";

interface PinnedStripProps {
  readonly pinned: Result;
  readonly result: Result;
  /** Frame of the picture above. */
  readonly frame: Frame;
  readonly columnWidth: number;
  readonly atMs: number;
}

/** The GPU of the pinned run right below that of the run above, over the same stretch of time. */
export const PinnedStrip = memo(function PinnedStrip({
  pinned,
  result,
  frame: above,
  columnWidth,
  atMs,
}: PinnedStripProps) {
  const frame = useMemo(
    () => explorerFrame(pinned, columnWidth, above.window),
    [pinned, columnWidth, above.window],
  );
  const picture = useMemo(() => pipelinePicture(pinned, frame), [pinned, frame]);
  const gpu = picture.lanes.find(({ key }) => key === "gpu");
  const { y, height } = frame.gpu;
  const x = timeScale(frame)(Math.min(frame.window.untilMs, Math.max(frame.window.fromMs, atMs)));
  const busy = formatMetric("gpuBusyFraction", pinned);
  const rate = formatMetric("samplesPerSecond", pinned);
  return (
    <div className="explorer-pinned">
      <svg
        viewBox={`0 ${y - 4} ${frame.width} ${height + 8}`}
        className="block w-full"
        role="img"
        aria-label={`A, pinned: the GPU is busy ${busy} of the time.`}
      >
        <LaneLabel frame={frame} label="A: GPU" shortLabel="A" band={frame.gpu} />
        <path d={laneLines(frame, [frame.gpu])} className="stroke-rule" />
        {gpu?.paths.map(({ stage, path }) => (
          <path key={stage} d={path} fill={hatchFill(stage)} />
        ))}
        <path d={picture.idlePath} fill={hatchFill("idle")} />
        <path d={picture.idleOutline} fill="none" className="stroke-stage-idle" strokeWidth={0.5} />
        <path
          d={`M0 ${y - 4}v${height + 8}`}
          transform={`translate(${x})`}
          className="stroke-accent"
          strokeWidth={1.5}
        />
      </svg>
      <p className="text-note">
        {pinned.totals.wallMs <= frame.window.fromMs &&
          `A was over after ${formatMs(pinned.totals.wallMs)}. `}
        A, pinned: GPU busy {busy}, {rate}. Now: {changeOf("gpuBusyFraction", pinned, result)} busy,{" "}
        {changeOf("samplesPerSecond", pinned, result)} samples per second.
      </p>
    </div>
  );
});
