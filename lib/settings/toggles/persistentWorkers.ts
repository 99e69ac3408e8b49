import { withLoader } from "../change";
import type { Toggle } from "../toggle";

/** Whether the workers live on between epochs. */
export const persistentWorkers: Toggle = {
  name: "persistent_workers",
  label: "keep the workers between epochs",
  get: (wish) => wish.loader.persistentWorkers,
  set: (wish, on) => withLoader(wish, { persistentWorkers: on }),
  describe: ({ loader }) => {
    if (loader.numWorkers === 0) return "without effect while there are no workers";
    return loader.persistentWorkers
      ? "the workers start once; the pipeline still drains and refills between epochs"
      : "every epoch starts its workers anew and ends them";
  },
};
