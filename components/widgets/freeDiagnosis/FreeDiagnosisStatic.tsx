import { FindingView } from "./FindingView";
import type { FlatNode, FlatQuestion } from "./model/flatTree";

/** The tree without JavaScript and in print: lists within lists. */
export function FreeDiagnosisStatic({ nodes }: { readonly nodes: readonly FlatNode[] }) {
  const [first] = nodes;
  return (
    <div className="widget free-diagnosis">
      {first?.kind === "question" && <QuestionList question={first} nodes={nodes} />}
    </div>
  );
}

interface QuestionListProps {
  readonly question: FlatQuestion;
  readonly nodes: readonly FlatNode[];
}

function QuestionList({ question, nodes }: QuestionListProps) {
  return (
    <>
      <p>
        <strong>{question.title}</strong> <code>{question.command}</code> {question.look}
      </p>
      <ul>
        {question.answers.map(({ label, next }) => {
          const node = nodes.find(({ id }) => id === next);
          return (
            <li key={next}>
              <p>
                {label}
                {node?.kind === "finding" && (
                  <>
                    : <strong>{node.title}.</strong>
                  </>
                )}
              </p>
              {node?.kind === "question" && <QuestionList question={node} nodes={nodes} />}
              {node?.kind === "finding" && <FindingView finding={node} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}
