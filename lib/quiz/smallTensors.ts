import { defaultMachine, type Machine } from "@/lib/sim";

/** What each further small tensor of a batch adds to `next()`, recorded with torch 2.13 from 1 to 256 of them. */
const MS_PER_TENSOR = 0.23;

const { handOver, scheduling } = defaultMachine.costs;

/** Worker and receiver wake each other for every tensor; the rest of its time is work. */
const workMs = MS_PER_TENSOR - 2 * scheduling.wakeMs;
const share = workMs / (handOver.serveMsPerTensor + handOver.rebuildMsPerTensor);

/** A machine's costs where batches are many small tensors; larger ones cost more, as everywhere else on the site. */
export const SMALL_TENSORS: Machine["costs"] = {
  ...defaultMachine.costs,
  handOver: {
    ...handOver,
    serveMsPerTensor: share * handOver.serveMsPerTensor,
    rebuildMsPerTensor: share * handOver.rebuildMsPerTensor,
  },
};
