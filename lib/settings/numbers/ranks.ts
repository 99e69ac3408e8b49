import { plural } from "@/lib/words/plural";
import { withTraining } from "../change";
import type { Setting } from "../setting";

/** How many processes train one model on the machine (DDP), each with a loader and a GPU of its own. */
export const ranks: Setting = {
  name: "ranks",
  label: "processes, a GPU each",
  min: 1,
  max: 8,
  step: 1,
  unit: "",
  get: (wish) => wish.training.ranks,
  set: (wish, value) => withTraining(wish, { ranks: value }),
  describe: ({ training, loader, machine }) =>
    `${plural(training.ranks, "rank")}, ${plural(training.ranks * loader.numWorkers, "worker")} in all on ${plural(machine.cores, "core")}`,
};
