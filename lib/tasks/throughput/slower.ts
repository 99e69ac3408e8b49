import type { Shape } from "@/lib/workerCount";
import { done, missing, type Task, type TaskOutcome, UNTRIED } from "../task";
import type { CurveAttempt } from "./attempt";

type Fall = Extract<Shape, "fallsFromZero" | "climbsThenFalls">;

const WAYS: Readonly<Record<Fall, string>> = {
  fallsFromZero: "workers lose against none",
  climbsThenFalls: "many workers lose against a few",
};

/** More workers, less throughput: by hand-over, and by too many of them. */
export const slower: Task<CurveAttempt> = {
  id: "slower",
  title: "Make more workers slower, in two different ways",
  hints: [
    "A worker pays off when loading costs more than handing a batch over. What if it does not?",
    "First way: start from the rows of a table.",
    "Second way: workers that wait long between two short batches come back to cold caches. Start from pure Python, take the GPU step to 0 and the load time and batch size down.",
  ],
  prediction: null,
  check: (history) => {
    if (history.length === 0) return UNTRIED;
    const found = new Set(history.map(({ recommendation }) => recommendation.shape).filter(isFall));
    return outcomeOf([...found]);
  },
};

function outcomeOf(found: readonly Fall[]): TaskOutcome {
  const [first, second] = found;
  if (first === undefined) return missing("This curve does not fall. Look for one that does.");
  if (second === undefined) return missing(`One way: ${WAYS[first]}. Find the other.`);
  return done(`Both ways found: ${WAYS[first]}, and ${WAYS[second]}.`);
}

function isFall(shape: Shape): shape is Fall {
  return shape in WAYS;
}
