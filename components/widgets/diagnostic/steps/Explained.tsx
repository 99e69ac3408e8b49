import type { RoundSheet, TrialSheet } from "@/lib/quiz/examiner/sheet";
import { isAccepted } from "@/lib/quiz/play";
import { SECTIONS } from "@/lib/quiz/sections";
import { lower } from "@/lib/words/lower";
import { ArticleLink } from "../ArticleLink";
import { trialKey } from "../model/known";
import type { CaseInPlay } from "../useCase";
import { CaseSourceNote } from "./CaseSourceNote";
import { FigureLinks } from "./FigureLinks";

interface ExplainedProps {
  readonly inPlay: CaseInPlay;
  readonly index: number;
  readonly round: RoundSheet;
}

/** What was done, what gave the cause away, what misled, and where to read on. */
export function Explained({ inPlay, index, round }: ExplainedProps) {
  const { sheet, known, remedy, look } = inPlay;
  const trial = remedy === null ? undefined : known.trials[trialKey(index, remedy)];
  const start = known.starts[index];
  return (
    <div className="explained">
      {trial !== undefined && <RemedyNote trial={trial} round={round} />}
      <div className="quiz-buttons" role="group" aria-label="What the others would have done">
        {round.offered.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            className="button-quiet"
            aria-pressed={id === remedy}
            onClick={() => {
              look(id);
            }}
          >
            {title}
          </button>
        ))}
      </div>
      <dl className="explained-why">
        <dt>What gave it away</dt>
        <dd>{round.gaveAway}</dd>
        <dt>What misled</dt>
        <dd>{round.misled}</dd>
        {sheet.lastLine !== null && sheet.lastLine !== sheet.logLine && (
          <>
            <dt>Further down, or in another run, the log says</dt>
            <dd>
              <code>{sheet.lastLine}</code>
            </dd>
          </>
        )}
      </dl>
      <p>
        Read on: <ArticleLink href={`#${sheet.readOn}`}>{SECTIONS[sheet.readOn]}</ArticleLink>.
        {start !== undefined && <FigureLinks before={start.setup} after={trial ?? null} />}
      </p>
      <CaseSourceNote source={sheet.source} assumed={sheet.assumed} />
    </div>
  );
}

/** A remedy with what it brought: why it is the one, or what is in its way. */
function RemedyNote({ trial, round }: { readonly trial: TrialSheet; readonly round: RoundSheet }) {
  const { id, title, does, costs, measured, tooEarly, reply, code, assumes, changesTraining } = trial;
  const because = round.equivalent?.find((one) => one.remedy === id)?.because;
  return (
    <>
      <p>
        <strong>{title}.</strong>{" "}
        {isAccepted(round, id) ? `${measured} ${because ?? does} It costs: ${lower(costs)}` : reply}
      </p>
      {isAccepted(round, id) && tooEarly !== null && (
        <p>Why not this first? Before the other cause was mended it brings next to nothing: {tooEarly}</p>
      )}
      {isAccepted(round, id) && changesTraining !== null && (
        <p>
          <span className="option-note">changes the training</span> {changesTraining}
        </p>
      )}
      <pre>{code}</pre>
      {assumes !== null && <p className="text-note text-ink-muted">Taken for granted: {lower(assumes)}</p>}
    </>
  );
}
