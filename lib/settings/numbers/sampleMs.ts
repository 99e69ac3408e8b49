import { meanOf } from "@/lib/sim";
import type { Wish } from "@/lib/scenario-store";
import type { Setting } from "../setting";
import { withSample } from "../change";
import { tidy } from "../tidy";
import { sampleCpuMs } from "./sampleCpuMs";
import { sampleWaitMs } from "./sampleWaitMs";

/**
 * What `dataset[i]` takes, transforms and all. How much of it is waiting stays as it is, in proportion. Reading
 * is part of it: the simulated storage adds nothing of its own.
 */
export const sampleMs: Setting = {
  name: "one sample",
  label: "what dataset[i] takes, transforms and all",
  min: 0.001,
  max: 10_000,
  step: 0.001,
  unit: "ms",
  get: (wish) => tidy(waiting(wish) + working(wish)),
  set: (wish, value) => {
    const whole = waiting(wish) + working(wish);
    const waitMs = whole === 0 ? 0 : tidy((value * waiting(wish)) / whole);
    const read = withSample(wish, { storageBytes: 0 });
    return sampleCpuMs.set(sampleWaitMs.set(read, waitMs), tidy(value - waitMs));
  },
  describe: (wish) => `${tidy(waiting(wish) + working(wish))} milliseconds to load one sample`,
};

function waiting({ workload }: Wish): number {
  return meanOf(workload.sample.waitMs);
}

function working({ workload }: Wish): number {
  return meanOf(workload.sample.cpuMs);
}
