import { topicOf } from "@/lib/quiz/topics";
import type { Round } from "@/lib/quiz/quizCase";
import { explorerLink } from "../model/explorerLink";
import { remedyInWords } from "../model/replies";
import type { ShownRuns } from "../model/shownRuns";
import type { CaseInPlay } from "../useCase";
import { CaseSourceNote } from "./CaseSourceNote";
import { remedyTitle } from "./PickRemedy";

interface ExplainedProps {
  readonly inPlay: CaseInPlay;
  readonly index: number;
  readonly round: Round;
  readonly shown: ShownRuns;
}

/** What was done, what gave the cause away, what misled, and where to read on. */
export function Explained({ inPlay, index, round, shown: { before, after } }: ExplainedProps) {
  const { quizCase, looked, look } = inPlay;
  const topic = topicOf(quizCase.kinds);
  const current = looked ?? round.accepted;
  return (
    <div className="explained">
      {after !== null && (
        <>
          <p>
            <strong>{remedyTitle(current)}.</strong> {remedyInWords(quizCase, before, after)}{" "}
            {after.remedy.does} It costs: {lower(after.remedy.costs)}
          </p>
          <pre>{after.code}</pre>
          {after.remedy.assumes !== null && (
            <p className="text-note text-ink-muted">Taken for granted: {lower(after.remedy.assumes)}</p>
          )}
        </>
      )}
      <div className="quiz-buttons" role="group" aria-label="What the others would have done">
        {round.remedies.map((id) => (
          <button
            key={id}
            type="button"
            className="button-quiet"
            aria-pressed={id === current}
            onClick={() => {
              look(id);
            }}
          >
            {remedyTitle(id)}
          </button>
        ))}
      </div>
      <dl className="explained-why">
        <dt>What gave it away</dt>
        <dd>{round.gaveAway}</dd>
        <dt>What misled</dt>
        <dd>{round.misled}</dd>
      </dl>
      <p>
        Read on: <a href={`#${topic.section}`}>{topic.sectionTitle}</a>. Open in the pipeline explorer:{" "}
        <a href={explorerLink(before.setup)}>{index === 0 ? "this case" : "the case as it is now"}</a>
        {after !== null && (
          <>
            {" or "}
            <a href={explorerLink(after.setup)}>with the remedy</a>
          </>
        )}
        .
      </p>
      <CaseSourceNote quizCase={quizCase} />
    </div>
  );
}

function lower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
