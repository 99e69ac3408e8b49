import { withLoader } from "../change";
import type { Toggle } from "../toggle";

/** Whether batches are delivered in the order of the sampler. */
export const inOrder: Toggle = {
  name: "in_order",
  label: "deliver batches in the sampler's order",
  get: (wish) => wish.loader.inOrder,
  set: (wish, on) => withLoader(wish, { inOrder: on }),
  describe: ({ loader }) => {
    if (loader.numWorkers === 0) return "without effect while there are no workers";
    return loader.inOrder
      ? "a finished batch waits for all batches before it"
      : "a finished batch is delivered at once; the order changes from run to run (PyTorch 2.6 or newer)";
  },
};
