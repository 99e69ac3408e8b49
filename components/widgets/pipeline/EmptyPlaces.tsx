import { hatchFill } from "@/components/charts/hatchFill";
import type { GpuMoment } from "@/lib/advice";
import { workerBand, type Frame } from "./model/frame";
import { restingBox } from "./model/positions";

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
  const width = frame.width - frame.nowLeft;
  const place = { x: frame.nowLeft, width, rx: 3 };
  return (
    <>
      <g fill="none" className="stroke-rule">
        {Array.from({ length: numWorkers }, (_, worker) => (
          <rect key={worker} {...place} {...workerBand(frame, worker)} />
        ))}
        {[frame.main, frame.pinThread, frame.copyEngine].map(
          (band, index) => band !== null && <rect key={index} {...place} {...band} />,
        )}
        <rect {...place} {...frame.gpu} fill={gpu.kind === "idle" ? hatchFill("idle") : "none"} />
      </g>
      {missing !== null && <MissingSlot frame={frame} batch={missing} />}
      {gpu.kind === "idle" && <IdleLabel frame={frame} batch={gpu.gap.batch} />}
    </>
  );
}

function MissingSlot({ frame, batch }: { readonly frame: Frame; readonly batch: number }) {
  const box = restingBox({ kind: "ready", slot: 0 }, frame);
  return (
    <>
      <rect {...box} rx={3} fill="none" className="stroke-ink-muted" strokeDasharray="3 2" />
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
        rx={3}
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
