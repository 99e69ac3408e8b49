import { meanOf } from "@/lib/sim";
import { withSample } from "../change";
import { costOf, withMean } from "../costs";
import type { Setting } from "../setting";
import { sampleSigma } from "./sampleSigma";

/** How long a sample keeps its worker waiting without a core: remote storage, a lock, a service. */
export const sampleWaitMs: Setting = {
  name: "wait time",
  label: "of a sample, without a core",
  min: 0,
  max: 50,
  step: 0.5,
  unit: "ms",
  get: (wish) => meanOf(wish.workload.sample.waitMs),
  set: (wish, value) => {
    const { waitMs } = wish.workload.sample;
    const fresh = meanOf(waitMs) === 0;
    return withSample(wish, {
      waitMs: fresh ? costOf(value, sampleSigma.get(wish)) : withMean(waitMs, value),
    });
  },
  describe: (wish) => `${meanOf(wish.workload.sample.waitMs)} milliseconds of waiting per sample`,
};
