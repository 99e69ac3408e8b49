import { plural } from "@/lib/words/plural";
import { withLoader } from "../change";
import type { Setting } from "../setting";
import { MOST_PREFETCH_FACTOR } from "./mostPrefetch";

/** How many batches each worker may have in flight. */
export const prefetchFactor: Setting = {
  name: "prefetch_factor",
  label: "in flight per worker",
  min: 1,
  max: MOST_PREFETCH_FACTOR,
  step: 1,
  unit: "",
  get: (wish) => wish.loader.prefetchFactor,
  set: (wish, value) => withLoader(wish, { prefetchFactor: value }),
  describe: ({ loader }) =>
    loader.numWorkers === 0
      ? `${plural(loader.prefetchFactor, "batch", "batches")} per worker, without effect while there are no workers`
      : `${plural(loader.prefetchFactor, "batch", "batches")} per worker, ${loader.prefetchFactor * loader.numWorkers} in flight`,
};
