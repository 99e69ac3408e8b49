import { formatPercent } from "@/lib/format/number";
import { SETTINGS } from "@/lib/settings";
import { evenAndFed } from "./begin";
import { idleShare, isStarved, isTheLoader, STARVED_SHARE } from "./idle";
import { type Attempt, done, missing, type Prediction, type Task, UNTRIED } from "./task";

/** Bounds between the options of the prediction. */
const LITTLE = 0.4;
const MOST = 0.7;

const oneWorker: Prediction = {
  question: "If you set num_workers to 1, how much of the time will the GPU be idle?",
  options: [
    `Less than ${formatPercent(LITTLE)}`,
    `Between ${formatPercent(LITTLE)} and ${formatPercent(MOST)}`,
    `More than ${formatPercent(MOST)}`,
  ],
  apply: (wish) => SETTINGS.numWorkers.set(wish, 1),
  outcome: (result) => {
    const idle = idleShare(result);
    if (idle < LITTLE) return 0;
    return idle <= MOST ? 1 : 2;
  },
};

/** The loader too slow for the GPU. */
export const starve: Task = {
  id: "starve",
  title: "Starve the GPU",
  hints: [
    "The GPU starves when batches come more slowly than it computes.",
    "Take workers away, or make a sample harder to load.",
  ],
  way: { begin: evenAndFed, change: { setting: SETTINGS.numWorkers, value: 1 } },
  prediction: oneWorker,
  check: (history) => {
    const result = history.at(-1)?.result;
    if (result === undefined) return UNTRIED;
    const idle = formatPercent(idleShare(result));
    if (isStarved(result) && cameStarved(history)) {
      return missing(`The GPU is idle ${idle} of the time, but it was before. Begin with a run that is fed.`);
    }
    if (isStarved(result))
      return done(`The GPU is idle ${idle} of the time, and the loop waits inside next().`);
    if (!isTheLoader(result) && idleShare(result) >= STARVED_SHARE) {
      return missing(`The GPU is idle ${idle} of the time, but the loop is not waiting for the loader.`);
    }
    return missing(
      `The GPU is idle ${idle} of the time; starved means ${formatPercent(STARVED_SHARE)} or more.`,
    );
  },
};

/** Whether the GPU has been starved from the beginning. */
function cameStarved(history: readonly Attempt[]): boolean {
  const before = history.slice(0, -1);
  return before.length > 0 && before.every(({ result }) => isStarved(result));
}
