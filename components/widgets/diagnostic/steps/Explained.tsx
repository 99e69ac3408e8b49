import type { Setup } from "@/lib/advice/remedies";
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
  readonly round: Round;
  readonly shown: ShownRuns;
}

/** What was done, what gave the cause away, what misled, and where to read on. */
export function Explained({ inPlay, round, shown: { before, after } }: ExplainedProps) {
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
        Read on: <a href={`#${topic.section}`}>{topic.sectionTitle}</a>.
        <ExplorerLinks before={before.setup} after={after?.setup ?? null} />
      </p>
      <CaseSourceNote quizCase={quizCase} />
    </div>
  );
}

interface ExplorerLinksProps {
  readonly before: Setup;
  readonly after: Setup | null;
}

/** Links that open the explorer on the runs; none for runs that are too large for it. */
function ExplorerLinks({ before, after }: ExplorerLinksProps) {
  const own = explorerLink(before);
  const changed = after === null ? null : explorerLink(after);
  if (own === null) return null;
  return (
    <>
      {" "}
      In the pipeline explorer: <a href={own}>this run</a>
      {changed !== null && (
        <>
          , <a href={changed}>with the remedy</a>
        </>
      )}
      .
    </>
  );
}

function lower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
