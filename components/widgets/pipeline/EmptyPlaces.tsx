import { hatchFill } from "@/components/charts/hatchFill";
import type { GpuMoment } from "@/lib/advice";
import { workerBand, type Frame } from "./model/frame";

interface EmptyPlacesProps {
  readonly frame: Frame;
  readonly numWorkers: number;
  readonly gpu: GpuMoment;
}

/** The outline of every place, so that an empty one is seen to be empty. An idle GPU is hatched and says what it waits for. */
export function EmptyPlaces({ frame, numWorkers, gpu }: EmptyPlacesProps) {
  const width = frame.width - frame.nowLeft;
  const place = { x: frame.nowLeft, width, rx: 3 };
  return (
    <>
      <g fill="none" className="stroke-rule">
        {Array.from({ length: numWorkers }, (_, worker) => (
          <rect key={worker} {...place} {...workerBand(frame, worker)} />
        ))}
        {numWorkers === 0 && <rect {...place} {...frame.main} />}
        <rect {...place} {...frame.gpu} fill={gpu.kind === "idle" ? hatchFill("idle") : "none"} />
      </g>
      {gpu.kind === "idle" && <IdleLabel frame={frame} batch={gpu.gap.batch} />}
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
