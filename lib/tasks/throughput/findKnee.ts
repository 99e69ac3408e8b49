import { formatPerSecond } from "@/lib/format/number";
import { plural } from "@/lib/words/plural";
import { done, missing, UNTRIED } from "../task";
import type { CurveTask } from "./attempt";

/** The smallest number of workers beyond which no further one pays. */
export const findKnee: CurveTask = {
  id: "knee",
  title: "Put the cursor on the knee",
  hints: [
    "The knee is where the next worker stops paying for its memory.",
    "Under 2 % of gain does not count.",
    "Move the cursor to the left end of the flat part.",
  ],
  prediction: {
    question: "Twice as many cores: where does the knee go?",
    options: ["To the left: fewer workers will do", "Nowhere", "To the right: more workers pay off"],
    apply: (wish) => ({ ...wish, machine: { ...wish.machine, cores: 2 * wish.machine.cores } }),
    outcome: ({ before, after }) => 1 + Math.sign(after.numWorkers - before.numWorkers),
  },
  check: (history) => {
    const last = history.at(-1);
    if (last === undefined) return UNTRIED;
    const { wish, recommendation } = last;
    const { numWorkers } = wish.loader;
    const { shape, samplesPerSecond } = recommendation;
    if (shape === "climbs")
      return missing("This curve has not bent yet where it ends: it has no knee to find.");
    if (recommendation.numWorkers === 0) {
      return missing("Here num_workers=0 will do: this curve has no knee. Take one that climbs first.");
    }
    if (numWorkers === recommendation.numWorkers) {
      return done(
        `${plural(numWorkers, "worker")} deliver ${formatPerSecond(samplesPerSecond)}; the next one gains under 2 %.`,
      );
    }
    return missing(
      numWorkers < recommendation.numWorkers
        ? "One more worker would still gain 2 % or more."
        : "Fewer workers would do as well.",
    );
  },
};
