import type { Band } from "@/components/charts/intervalPath";
import type { LaneId } from "@/lib/sim";
import { workerBand, type Frame } from "./frame";

/** The band in which a lane is drawn; null when the frame leaves it out. */
export function bandOf(id: LaneId, frame: Frame): Band | null {
  switch (id.kind) {
    case "worker":
      return workerBand(frame, id.worker);
    case "main":
      return frame.main;
    case "pinThread":
      return frame.pinThread;
    case "copyEngine":
      return frame.copyEngine;
    case "gpu":
      return frame.gpu;
    case "feeder":
      return null;
  }
}
