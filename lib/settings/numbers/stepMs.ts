import { meanOf } from "@/lib/sim";
import { withTraining } from "../change";
import { withMean } from "../costs";
import type { Setting } from "../setting";

/** How long the GPU computes on a batch. */
export const stepMs: Setting = {
  name: "GPU step",
  label: "time for one batch",
  min: 5,
  max: 150,
  step: 5,
  unit: "ms",
  get: (wish) => meanOf(wish.training.stepMs),
  set: (wish, value) => withTraining(wish, { stepMs: withMean(wish.training.stepMs, value) }),
  describe: (wish) => `${meanOf(wish.training.stepMs)} milliseconds per step`,
};
