import { plural } from "@/lib/words/plural";
import { withTraining } from "../change";
import type { Setting } from "../setting";

/** How often the loop runs through the dataset. */
export const epochs: Setting = {
  name: "epochs",
  label: "passes through the dataset",
  min: 1,
  max: 3,
  step: 1,
  unit: "",
  get: (wish) => wish.training.epochs,
  set: (wish, value) => withTraining(wish, { epochs: value }),
  describe: ({ training }) => plural(training.epochs, "epoch"),
};
