import { withTraining } from "../change";
import type { Toggle } from "../toggle";

/** Whether the loop reads the loss after each step, which waits for the GPU. */
export const readsLoss: Toggle = {
  name: "loss.item()",
  label: "read the loss after each step",
  get: (wish) => wish.training.readsLoss,
  set: (wish, on) => withTraining(wish, { readsLoss: on }),
  describe: ({ training }) =>
    training.readsLoss
      ? "the main process waits for each step before it calls next()"
      : "next() runs beside the step; the loop may be two steps ahead of the GPU, which is assumed",
};
