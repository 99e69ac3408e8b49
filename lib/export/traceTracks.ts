import type { LaneId } from "@/lib/sim";

/** Where a trace viewer draws something: a thread of a process. */
export interface Track {
  readonly pid: number;
  readonly tid: number;
  readonly process: string;
  readonly thread: string;
}

const MAIN_PID = 1;
const DEVICE_PID = 2;
const FIRST_WORKER_PID = 100;

const main = { pid: MAIN_PID, process: "main process" };
const device = { pid: DEVICE_PID, process: "device" };

/** The main thread of the main process. */
export const MAIN_TRACK: Track = { ...main, tid: 1, thread: "training loop" };

/** Why the device waits, beside what it does. */
export const IDLE_TRACK: Track = { ...device, tid: 3, thread: "why the GPU waits" };

/** The track of a lane. */
export function trackOf(lane: LaneId): Track {
  switch (lane.kind) {
    case "main":
      return MAIN_TRACK;
    case "pinThread":
      return { ...main, tid: 2, thread: "pin thread" };
    case "copyEngine":
      return { ...device, tid: 1, thread: "copy engine" };
    case "gpu":
      return { ...device, tid: 2, thread: "GPU" };
    case "worker":
      return { ...workerProcess(lane.worker), tid: 1, thread: "loads and collates" };
    case "feeder":
      return { ...workerProcess(lane.worker), tid: 2, thread: "queue feeder" };
  }
}

function workerProcess(worker: number): Pick<Track, "pid" | "process"> {
  return { pid: FIRST_WORKER_PID + worker, process: `worker ${worker}` };
}
