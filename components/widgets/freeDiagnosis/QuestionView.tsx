import type { FlatQuestion } from "./model/flatTree";

interface QuestionViewProps {
  readonly question: FlatQuestion;
  /** Leads to the node of that id. */
  readonly answer: (next: string) => void;
}

/** A question, the command that answers it, and what one may see. */
export function QuestionView({ question: { command, look, answers }, answer }: QuestionViewProps) {
  return (
    <>
      <pre>{command}</pre>
      <p>{look}</p>
      <ol className="free-answers">
        {answers.map(({ label, next }, index) => (
          <li key={next}>
            <button
              type="button"
              onClick={() => {
                answer(next);
              }}
            >
              <kbd aria-hidden="true">{index + 1}</kbd>
              <span>{label}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
