import type { CaseSheet } from "@/lib/quiz/examiner/sheet";
import type { Play } from "@/lib/quiz/play";

/**
 * With which remedy of the round before a round goes on, in a sentence: the accepted one, also where the
 * reader took another that comes to the same thing. Null in the first round.
 */
export function inPlaceInWords({ rounds }: CaseSheet, play: Play, round: number): string | null {
  const before = rounds[round - 1];
  if (before === undefined) return null;
  const titleOf = (wanted: string) => before.offered.find(({ id }) => id === wanted)?.title ?? wanted;
  const kept = titleOf(before.accepted);
  const taken = play.rounds[round - 1]?.remedies.at(-1) ?? before.accepted;
  const isOther = before.equivalent?.some(({ remedy }) => remedy === taken) ?? false;
  return isOther
    ? `You chose “${titleOf(taken)}”. That comes to the same thing, and the case goes on with “${kept}” in place.`
    : `From here on this is in place: “${kept}”.`;
}
