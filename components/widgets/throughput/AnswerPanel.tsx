import { CopyButton } from "@/components/controls/CopyButton";
import { shortCall } from "@/lib/script";
import type { Answer } from "@/lib/workerCount";

interface AnswerPanelProps {
  readonly answer: Answer;
  /** It rests on simulated runs; a first estimate does not. */
  readonly isSettled: boolean;
  /** What can be done with it; null in a picture that nobody can touch. */
  readonly actions: {
    readonly take: () => void;
    /** Leads to what it costs in memory; null where that would take a browser too long. */
    readonly memoryHref: string | null;
  } | null;
}

/** What to set, what it delivers, what it costs, and the lines to paste. */
export function AnswerPanel({ answer, isSettled, actions }: AnswerPanelProps) {
  const { wish, shortfall, headline, scope, reason, cure, warning, cost, caution, loopLine } = answer;
  const lines = [shortCall(wish), ...(loopLine === null ? [] : [loopLine])].join("\n");
  return (
    <div className="answer" data-answer={headline} data-settled={isSettled}>
      <p className="answer-state">
        {isSettled
          ? "What to set, from simulated runs"
          : "First estimate, from the bounds alone; simulating …"}
      </p>
      {shortfall !== null && (
        <p>
          <strong>{shortfall}</strong>
        </p>
      )}
      <p className="answer-headline">{headline}</p>
      {scope !== null && <p>{scope}</p>}
      <p className="answer-reason">
        {reason}
        {warning !== null && ` ${warning}`}
      </p>
      {cure !== null && (
        <p>
          <strong>{cure}</strong>
        </p>
      )}
      <p>
        {cost}{" "}
        {caution !== null && (
          <strong>
            {caution.words}
            {caution.argument !== null && (
              <>
                {" "}
                <code>{caution.argument}</code>.
              </>
            )}
          </strong>
        )}
      </p>
      <pre>{lines}</pre>
      {actions !== null && (
        <div className="answer-actions">
          <CopyButton label={loopLine === null ? "Copy the call" : "Copy both lines"} text={() => lines} />
          <button type="button" className="button-quiet" onClick={actions.take}>
            Set it below
          </button>
          {actions.memoryHref !== null && (
            <a className="button-quiet" href={actions.memoryHref}>
              See what it costs in RAM
            </a>
          )}
        </div>
      )}
    </div>
  );
}
