import type { PointerEvent } from "react";
import type { PlotFrame } from "@/components/charts/plot";
import { MOST_WORKERS } from "@/lib/workerCurve";
import { ThroughputSvg } from "./ThroughputSvg";
import type { Curve } from "./model/curve";

interface CurvePictureProps {
  readonly curve: Curve;
  readonly pinned: Curve | null;
  readonly others: readonly Curve[];
  readonly cursor: number;
  readonly frame: PlotFrame;
  readonly isWhole: boolean;
  readonly onMove: (numWorkers: number) => void;
  readonly onRelease: () => void;
}

/** The curve under a finger or a mouse: pressing or dragging moves the cursor; the slider does it by key. */
export function CurvePicture({ onMove, onRelease, ...picture }: CurvePictureProps) {
  const { frame } = picture;
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0) return;
    const area = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - area.left) * frame.width) / area.width;
    const share = (at - frame.left - 8) / (frame.right - frame.left - 16);
    onMove(Math.max(0, Math.min(MOST_WORKERS, Math.round(share * MOST_WORKERS))));
  };
  return (
    <div
      className="throughput-picture"
      data-refined={picture.isWhole}
      onPointerDown={move}
      onPointerMove={move}
      onPointerUp={onRelease}
    >
      <ThroughputSvg {...picture} />
    </div>
  );
}
