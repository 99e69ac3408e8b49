import type { Progress } from "@/lib/quiz/progress";
import type { ListedCase } from "./model/listing";

/** What each level asks for. */
export const LEVELS = [
  { level: 1, title: "Level 1: one cause, in plain sight" },
  { level: 2, title: "Level 2: signals that mislead" },
  { level: 3, title: "Level 3: more than one thing at a time" },
] as const;

interface CaseListProps {
  readonly cases: readonly ListedCase[];
  readonly progress: Progress;
  readonly play: (id: string) => void;
}

/** All cases by level, with what was earned in them. */
export function CaseList({ cases, progress, play }: CaseListProps) {
  return (
    <div className="case-levels">
      {LEVELS.map(({ level, title }) => (
        <section key={level} data-level={level}>
          <h4>{title}</h4>
          <ol className="case-entries">
            {cases
              .filter((one) => one.level === level)
              .map(({ id, title: name }) => {
                const grade = progress.cases[id];
                return (
                  <li key={id} data-done={grade !== undefined}>
                    <button
                      type="button"
                      className="case-entry"
                      onClick={() => {
                        play(id);
                      }}
                    >
                      <span>{name}</span>
                      <span className="case-grade">
                        {grade === undefined
                          ? "open"
                          : `${grade.points} of ${grade.of} points${grade.shown === true ? ", answer shown" : ""}`}
                      </span>
                    </button>
                  </li>
                );
              })}
          </ol>
        </section>
      ))}
    </div>
  );
}
