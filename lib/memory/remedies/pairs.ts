import type { Wish } from "@/lib/scenario-store";
import type { Candidate } from "./candidate";

/**
 * Two changes at once, of different families, the least effort first. `failed` are those that are not
 * enough alone: with one that is, a second would be too much.
 */
export function pairsOf(
  failed: readonly Candidate[],
  candidatesFor: (wish: Wish) => readonly Candidate[],
): readonly Candidate[] {
  const families = [...new Set(failed.map(({ family }) => family))];
  const placeOf = ({ family }: Candidate): number => families.indexOf(family);
  return failed
    .flatMap((first) =>
      candidatesFor(first.wish)
        .filter((second) => placeOf(second) > placeOf(first))
        .map((second): Candidate => together(first, second)),
    )
    .toSorted((a, b) => a.effort - b.effort);
}

function together(first: Candidate, second: Candidate): Candidate {
  const changesTraining = first.changesTraining ?? second.changesTraining;
  return {
    id: `${first.id}+${second.id}`,
    family: `${first.family}+${second.family}`,
    title: `${first.title}, and ${second.title.charAt(0).toLowerCase()}${second.title.slice(1)}`,
    code: `${first.code}\n${second.code}`,
    wish: second.wish,
    effort: Math.max(first.effort, second.effort) + PAIR,
    ...(changesTraining === undefined ? {} : { changesTraining }),
  };
}

/** Two changes are more than the larger of them. */
const PAIR = 0.5;
