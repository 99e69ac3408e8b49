import type { QuizCase } from "@/lib/quiz/quizCase";
import { LEVELS } from "./CaseList";

/** The quiz without JavaScript and in print: the situation of every case, and nothing that gives it away. */
export function DiagnosticStatic({ cases }: { readonly cases: readonly QuizCase[] }) {
  return (
    <div className="widget quiz">
      {LEVELS.map(({ level, title }) => (
        <section key={level}>
          <h3>{title}</h3>
          <ol>
            {cases
              .filter((one) => one.level === level)
              .map(({ id, title: name, situation }) => (
                <li key={id}>
                  <strong>{/[.?!]$/.test(name) ? name : `${name}.`}</strong> {situation}
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
