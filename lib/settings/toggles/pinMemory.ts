import { withLoader } from "../change";
import type { Toggle } from "../toggle";

/** Whether batches are copied into page-locked memory before they reach the loop. */
export const pinMemory: Toggle = {
  name: "pin_memory",
  label: "copy batches into page-locked memory",
  get: (wish) => wish.loader.pinMemory,
  set: (wish, on) => withLoader(wish, { pinMemory: on }),
  describe: ({ loader }) => {
    if (!loader.pinMemory) return "batches reach the loop in pageable memory";
    return loader.numWorkers === 0
      ? "the main process pins each batch inside next()"
      : "a thread of the main process pins finished batches in the order of their arrival";
  },
};
