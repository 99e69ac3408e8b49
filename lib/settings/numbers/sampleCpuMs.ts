import { meanOf } from "@/lib/sim";
import { withSample } from "../change";
import { costOf, withMean } from "../costs";
import type { Setting } from "../setting";
import { sampleSigma } from "./sampleSigma";

/** How long a sample keeps a core busy: decode and transform. */
export const sampleCpuMs: Setting = {
  name: "load time",
  label: "CPU time of one sample",
  min: 0.5,
  max: 12,
  step: 0.5,
  unit: "ms",
  get: (wish) => meanOf(wish.workload.sample.cpuMs),
  set: (wish, value) => {
    const { cpuMs } = wish.workload.sample;
    const fresh = meanOf(cpuMs) === 0;
    return withSample(wish, { cpuMs: fresh ? costOf(value, sampleSigma.get(wish)) : withMean(cpuMs, value) });
  },
  describe: (wish) => `${meanOf(wish.workload.sample.cpuMs)} milliseconds of CPU time per sample`,
};
