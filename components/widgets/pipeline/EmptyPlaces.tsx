import { useMemo } from "react";
import { hatchFill } from "@/components/charts/hatchFill";
import type { Band } from "@/components/charts/intervalPath";
import { roundedRect } from "@/components/charts/roundedRect";
import type { GpuMoment } from "@/lib/advice";
import { workerBand, type Frame } from "./model/frame";
import { restingBox } from "./model/positions";
import { TOKEN_RADIUS } from "./model/tokenShapes";

interface EmptyPlacesProps {
  readonly frame: Frame;
  readonly numWorkers: number;
  readonly gpu: GpuMoment;
  /** The batch before which finished ones are held back; null when there is none. */
  readonly missing: number | null;
}

/**
 * The outline of every place, so that an empty one is seen to be empty: the first slot of the finished
 * batches stays free for the one that is missing. An idle GPU is hatched and says what it waits for.
 */
export function EmptyPlaces({ frame, numWorkers, gpu, missing }: EmptyPlacesProps) {
  const places = useMemo(() => placeOutlines(frame, numWorkers), [frame, numWorkers]);
  return (
    <>
      <g className="stroke-rule">
        <path d={places.others} fill="none" />
        <path d={places.gpu} fill={gpu.kind === "idle" ? hatchFill("idle") : "none"} />
      </g>
      {missing !== null && <MissingSlot frame={frame} batch={missing} />}
      {gpu.kind === "idle" && <IdleLabel frame={frame} batch={gpu.gap.batch} />}
    </>
  );
}

/** Outlines of what stands beside the lanes, the GPU's apart. */
function placeOutlines(frame: Frame, numWorkers: number) {
  const outline = (band: Band) =>
    roundedRect({ x: frame.nowLeft, width: frame.width - frame.nowLeft, ...band }, TOKEN_RADIUS);
  const workers = Array.from({ length: numWorkers }, (_, worker) => workerBand(frame, worker));
  const bands = [...workers, frame.main, frame.pinThread, frame.copyEngine];
  return {
    others: bands.map((band) => (band === null ? "" : outline(band))).join(""),
    gpu: outline(frame.gpu),
  };
}

function MissingSlot({ frame, batch }: { readonly frame: Frame; readonly batch: number }) {
  const box = restingBox({ kind: "ready", slot: 0 }, frame);
  return (
    <>
      <rect {...box} rx={TOKEN_RADIUS} fill="none" className="stroke-ink-muted" strokeDasharray="3 2" />
      <text
        x={box.x + box.width / 2}
        y={box.y + box.height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-ink-muted figure-text tabular-nums"
      >
        {batch}
      </text>
    </>
  );
}

function IdleLabel({ frame, batch }: { readonly frame: Frame; readonly batch: number }) {
  const { y, height } = frame.gpu;
  const text = batch < 0 ? "done" : frame.compact ? `needs ${batch}` : `waits for batch ${batch}`;
  const width = text.length * 6 + 10;
  const middle = frame.nowLeft + (frame.width - frame.nowLeft) / 2;
  return (
    <>
      <rect
        x={middle - width / 2}
        y={y + height / 2 - 8}
        width={width}
        height={16}
        rx={TOKEN_RADIUS}
        className="fill-paper"
      />
      <text
        x={middle}
        y={y + height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-ink figure-text font-medium"
      >
        {text}
      </text>
    </>
  );
}
