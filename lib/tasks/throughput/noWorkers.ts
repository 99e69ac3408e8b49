import { formatPerSecond } from "@/lib/format/number";
import { done, missing, UNTRIED } from "../task";
import type { CurveTask } from "./attempt";

/** The workload that is best loaded by the main process itself. */
export const noWorkers: CurveTask = {
  id: "noWorkers",
  title: "Find a workload that is fastest without workers, and see why",
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
      return missing(
        recommendation.numWorkers === 0
          ? "Here num_workers=0 will do, since something else sets the pace. But workers lose nothing: look for a load with which they do."
          : "Here workers do better than none.",
      );
    }
    if (wish.loader.numWorkers > 0)
      return missing("This one is fastest without workers. Put the cursor on 0.");
    return done(
      `${formatPerSecond(recommendation.samplesPerSecond)} without workers. Why: handing a batch over costs more than loading it.`,
    );
  },
};
