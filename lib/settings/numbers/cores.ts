import { plural } from "@/lib/words/plural";
import type { Setting } from "../setting";

/** How many cores the loader and the training loop share. */
export const cores: Setting = {
  name: "cores",
  label: "CPU cores of the machine",
  min: 1,
  max: 32,
  step: 1,
  unit: "",
  get: (wish) => wish.machine.cores,
  set: (wish, value) => ({ ...wish, machine: { ...wish.machine, cores: value } }),
  describe: ({ machine, loader }) =>
    `${plural(machine.cores, "core")} for the main process and ${plural(loader.numWorkers, "worker")}`,
};
