import { CopyButton } from "@/components/controls/CopyButton";
import { shortCall } from "@/lib/script";
import type { Answer } from "@/lib/workerCount";

interface AnswerPanelProps {
  readonly answer: Answer;
  /** The curve behind it is known in full. */
  readonly isSettled: boolean;
  /** False in a picture that nobody can touch. */
  readonly canCopy: boolean;
}

/** What to set, what it delivers, what it costs, and the call to paste. */
export function AnswerPanel({ answer, isSettled, canCopy }: AnswerPanelProps) {
  const { wish, headline, reason, cost, caution } = answer;
  return (
    <div className="answer" data-answer={headline} data-settled={isSettled}>
      <p className="answer-headline">{isSettled ? headline : "simulating …"}</p>
      {/* A first estimate is no advice: until the curve is known, what follows only keeps its room. */}
      <div className={isSettled ? "contents" : "invisible contents"}>
        <p>{reason}</p>
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
        <pre>{shortCall(wish)}</pre>
        {canCopy && <CopyButton label="Copy the call" text={() => shortCall(wish)} />}
      </div>
    </div>
  );
}
