import { useEffect, useRef, useState } from "react";
import { CopyButton } from "@/components/controls/CopyButton";
import { SettledStatus } from "@/components/controls/SettledStatus";
import { useKeys } from "@/components/controls/useKeys";
import { useAddress } from "../share/address";
import { FindingView } from "./FindingView";
import { type FlatNode, pathTo } from "./model/flatTree";
import { QuestionView } from "./QuestionView";

/** Name of the figure in addresses. */
export const FREE_FIGURE = "own";

interface FreeDiagnosisProps {
  /** The first question first. */
  readonly nodes: readonly [FlatNode, ...FlatNode[]];
  /** Id of the node that the address names; null for none. */
  readonly opened: string | null;
}

/** Four questions about the reader’s own machine, one at a time, and what their answers come to. */
export function FreeDiagnosis({ nodes, opened }: FreeDiagnosisProps) {
  const stage = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [first] = nodes;
  const [id, setId] = useState(opened ?? first.id);
  const node = nodes.find((one) => one.id === id) ?? first;
  const path = pathTo(nodes, node.id);
  const address = useAddress(FREE_FIGURE, `at=${node.id}`, false);

  const seen = useRef(node);
  useEffect(() => {
    if (seen.current === node) return;
    seen.current = node;
    heading.current?.focus();
  }, [node]);
  useKeys(stage, (key) => {
    const previous = path.at(-1)?.question;
    if (key === "b" && previous !== undefined) {
      setId(previous.id);
      return true;
    }
    const answer = node.kind === "question" ? node.answers[Number(key) - 1] : undefined;
    if (answer !== undefined) setId(answer.next);
    return answer !== undefined;
  });

  return (
    <div ref={stage} role="group" aria-label="Diagnose your own loader" className="widget free-diagnosis">
      {path.length > 0 && (
        <ol className="free-path" aria-label="Your answers">
          {path.map(({ question, answer }) => (
            <li key={question.id}>
              {question.title} <strong>{answer}.</strong>{" "}
              <button
                type="button"
                className="button-quiet"
                aria-label={`Change the answer to: ${question.title}`}
                onClick={() => {
                  setId(question.id);
                }}
              >
                Change
              </button>
            </li>
          ))}
        </ol>
      )}
      <h4 ref={heading} tabIndex={-1}>
        {node.kind === "question" && <span className="case-level">Question {node.step} of 4</span>}{" "}
        {node.title}
      </h4>
      {node.kind === "question" ? (
        <QuestionView question={node} answer={setId} />
      ) : (
        <>
          <FindingView finding={node} />
          <div className="quiz-buttons">
            <button
              type="button"
              className="button-quiet"
              onClick={() => {
                setId(first.id);
              }}
            >
              Start again
            </button>
            <CopyButton label="Copy link" text={address} />
          </div>
        </>
      )}
      <p className="text-note text-ink-muted">
        Keys:{" "}
        {node.kind === "question" && (
          <>
            <kbd>1</kbd> to <kbd>{node.answers.length}</kbd> answer,{" "}
          </>
        )}
        <kbd>b</kbd> goes back.
      </p>
      <SettledStatus text={node.title} />
    </div>
  );
}
