import { plural } from "@/lib/words/plural";
import { withLoader } from "../change";
import type { Setting } from "../setting";

/** How many worker processes. */
export const numWorkers: Setting = {
  name: "num_workers",
  label: "worker processes",
  min: 0,
  max: 16,
  step: 1,
  unit: "",
  get: (wish) => wish.loader.numWorkers,
  set: (wish, value) => withLoader(wish, { numWorkers: value }),
  describe: ({ loader, machine }) =>
    loader.numWorkers === 0
      ? "no workers: the main process loads every batch itself"
      : `${plural(loader.numWorkers, "worker")} on ${plural(machine.cores, "core")}`,
};
