import { done, missing, type TaskOutcome, UNTRIED } from "../task";
import type { CurveAttempt, CurveTask } from "./attempt";

/** What makes a curve fall. */
const WAYS = {
  handOver: "handing over costs more than loading",
  threads: "threads of a library wait for one another on too few cores",
  caches: "workers that wait long come back to cold caches",
} as const;

type Way = keyof typeof WAYS;

/** More workers, less throughput, for two of the reasons that there are. */
export const slower: CurveTask = {
  id: "slower",
  title: "Make more workers slower, in two different ways",
  hints: [
    "One way needs very little loading, another very many threads.",
    "Where loading costs less than handing a batch over, the first worker already loses: start from the rows of a table.",
    "Start from JPEGs and raise the library threads to as many as there are cores. Ranks make it worse: they want the same cores.",
  ],
  prediction: null,
  check: (history) => {
    if (history.length === 0) return UNTRIED;
    const found = new Set(history.map(wayOf).filter((way) => way !== null));
    return outcomeOf([...found]);
  },
};

function wayOf({ recommendation: { shape, threads } }: CurveAttempt): Way | null {
  if (shape === "fallsFromZero") return "handOver";
  if (shape !== "climbsThenFalls") return null;
  return threads > 1 ? "threads" : "caches";
}

function outcomeOf(found: readonly Way[]): TaskOutcome {
  const [first, second] = found;
  if (first === undefined) return missing("This curve does not fall. Look for one that does.");
  if (second === undefined) return missing(`One way: ${WAYS[first]}. Find another.`);
  return done(`Two ways found: ${WAYS[first]}, and ${WAYS[second]}.`);
}
