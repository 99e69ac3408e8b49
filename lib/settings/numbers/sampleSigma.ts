import { meanOf } from "@/lib/sim";
import type { Wish } from "@/lib/scenario-store";
import { formatCount } from "@/lib/format/number";
import { withSample } from "../change";
import { costOf, sigmaOf } from "../costs";
import type { Setting } from "../setting";

/** Quantile of the standard normal distribution for the slowest sample in a hundred. */
const SLOWEST_OF_HUNDRED = 2.326;

/** How much samples differ: sigma of the logarithm of waiting or of CPU time, whichever is longer. */
export const sampleSigma: Setting = {
  name: "variability",
  label: "of the time per sample",
  min: 0,
  max: 3,
  step: 0.05,
  unit: "",
  get: (wish) => sigmaOf(wish.workload.sample[longerPart(wish)]),
  set: (wish, value) => {
    const part = longerPart(wish);
    const spread = costOf(meanOf(wish.workload.sample[part]), value);
    return withSample(wish, part === "waitMs" ? { waitMs: spread } : { cpuMs: spread });
  },
  describe: (wish) => {
    const sigma = sampleSigma.get(wish);
    if (sigma === 0) return "0: every sample takes the same time";
    const ratio = Math.exp(SLOWEST_OF_HUNDRED * sigma - sigma ** 2 / 2);
    return `sigma ${sigma}: one sample in a hundred takes ${formatCount(Number(ratio.toPrecision(2)))} times the mean or longer`;
  },
};

function longerPart({ workload }: Wish): "waitMs" | "cpuMs" {
  const { waitMs, cpuMs } = workload.sample;
  return meanOf(waitMs) > meanOf(cpuMs) ? "waitMs" : "cpuMs";
}
