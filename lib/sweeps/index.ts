export {
  demandPerSecond,
  type SweepPoint,
  workerMsPerBatch,
  workersNeeded,
  workerSweep,
} from "./workerSweep";
