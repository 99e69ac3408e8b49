import { fullVerdictOn } from "@/lib/advice/fullVerdict";
import { idleByCulprit, workersPart } from "@/lib/advice/idle";
import { BLAME_SHARE, SMALL_REST } from "@/lib/advice/verdict";
import { formatPercent } from "@/lib/format/number";
import { changedFields } from "@/lib/share";
import { SETTINGS } from "@/lib/settings";
import type { Result } from "@/lib/sim";
import { evenAndStarved } from "./begin";
import { idleShare, isStarved } from "./idle";
import { type Attempt, done, missing, type Task, UNTRIED } from "./task";

/** What the verdict calls fed. */
const FED = `Fed means: the GPU is idle ${formatPercent(SMALL_REST)} of the time at most, and the workers cause no more than ${formatPercent(BLAME_SHARE)} of the time, or than a quarter of what is idle.`;

/** From starved to fed by one change. */
export const feed: Task = {
  id: "feed",
  title: "Feed it by changing one thing",
  hints: [
    "Compare how often a batch is finished with how long the GPU takes for one.",
    "Where one worker is too slow and cores are idle, more workers help: change num_workers and nothing else.",
  ],
  way: { begin: evenAndStarved, change: { setting: SETTINGS.numWorkers, value: 4 } },
  prediction: null,
  check: (history) => {
    const last = history.at(-1);
    if (last === undefined) return UNTRIED;
    const starved = history.slice(0, -1).filter(({ result }) => isStarved(result));
    if (starved.length === 0) {
      return isStarved(last.result)
        ? missing("Now it is starved. Change one setting to feed it.")
        : missing("Starve the GPU first, then feed it.");
    }
    const { kind, headline, detail } = fullVerdictOn(last.result);
    // What the workers cause is nowhere else to be seen; all else the verdict says above the picture.
    if (kind === "uneven" || kind === "starved")
      return missing(`${headline} ${FED} Here they cause ${formatPercent(causedByWorkers(last.result))}.`);
    if (kind !== "fed") return missing(`${headline} ${detail} ${FED}`);
    return oneChange(starved, last);
  },
};

/** Share of the time in which the GPU is idle because of the workers, 0 to 1. */
function causedByWorkers(result: Result): number {
  return idleShare(result) * workersPart(idleByCulprit(result));
}

function oneChange(starved: readonly Attempt[], last: Attempt) {
  const changes = starved.map(({ wish }) => changedFields(wish, last.wish));
  const [key] = changes.findLast(({ length }) => length === 1) ?? [];
  // The first of them: a slider that is moved step by step passes through the others.
  const before = starved.find((_, index) => changes[index]?.length === 1 && changes[index][0] === key);
  if (before === undefined || key === undefined) {
    const fewest = Math.min(...changes.map(({ length }) => length));
    return missing(
      `Batches come in time, but ${fewest} settings differ from a starved state. Change only one.`,
    );
  }
  return done(
    `Changing ${key} alone took the idle time from ${formatPercent(idleShare(before.result))} to ${formatPercent(idleShare(last.result))}.`,
  );
}
