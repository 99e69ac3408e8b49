import { formatPerSecond } from "@/lib/format/number";
import { done, missing, UNTRIED } from "../task";
import type { CurveTask } from "./attempt";

/** The workload that is best loaded by the main process itself. */
export const noWorkers: CurveTask = {
  id: "noWorkers",
  title: "Find a workload where no workers win, and see why",
  hints: [
    "What does a worker have to do for every batch, however light?",
    "Compare load and hand-over in the bars.",
    "Start from rows in memory and put the cursor on 0.",
  ],
  prediction: null,
  check: (history) => {
    const last = history.at(-1);
    if (last === undefined) return UNTRIED;
    const { wish, recommendation } = last;
    if (recommendation.pace.kind !== "handOver") {
      return missing("Here workers do at least as well as none.");
    }
    if (wish.loader.numWorkers > 0) return missing("No workers win here. Put the cursor on them.");
    return done(
      `${formatPerSecond(recommendation.samplesPerSecond)} without workers. Why: handing a batch over costs more than loading it.`,
    );
  },
};
