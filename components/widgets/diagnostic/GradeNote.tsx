import type { Grade } from "@/lib/quiz/grading";
import { type CaseInPlay, gradeInPlay } from "./useCase";

interface GradeNoteProps {
  readonly inPlay: CaseInPlay;
  /** What the first time brought; undefined while this is the first. */
  readonly counted: Grade | undefined;
}

/** What a case has brought: a mark for every point that there was, and a word for it. */
export function GradeNote({ inPlay, counted }: GradeNoteProps) {
  const { points, of } = gradeInPlay(inPlay);
  return (
    <p className="case-points">
      <svg viewBox={`0 0 ${14 * of} 12`} width={14 * of} height="12" aria-hidden="true" className="case-pips">
        {Array.from({ length: of }, (_, index) => (
          <circle
            key={index}
            cx={7 + 14 * index}
            cy="6"
            r="4.5"
            data-earned={index < points}
            data-turn={Math.min(index, 4)}
          />
        ))}
      </svg>{" "}
      {points} of {of} points <span className="case-praise">{praise(points / of)}</span>
      {counted !== undefined && counted.points !== points && (
        <> The first time counts, with {counted.points}.</>
      )}
    </p>
  );
}

function praise(share: number): string {
  if (share === 1) return "Without a slip.";
  if (share >= 0.6) return "Well diagnosed.";
  return share > 0 ? "The next one that looks like this is yours." : "Now you have seen one of these.";
}
