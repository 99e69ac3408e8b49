import { useState, type ReactNode } from "react";
import type { Prediction, Task } from "@/lib/tasks";
import type { TaskProgress } from "./useTaskProgress";

interface TaskItemsProps<A, Shown> {
  readonly tasks: readonly Task<A, Shown>[];
  readonly progress: TaskProgress;
  /** How a task's guess is asked for. */
  readonly ask?: (prediction: Prediction<Shown>, isDone: boolean) => ReactNode;
  /** Leads to a batch that an outcome names. */
  readonly follow?: (batch: number) => void;
}

/**
 * Phenomena to be produced with the settings. The run ticks them; nobody has to be believed. Once the
 * progress is forgotten all questions are open again.
 */
export function TaskItems<A, Shown>(props: TaskItemsProps<A, Shown>) {
  return <OpenTaskItems key={props.progress.round} {...props} />;
}

function OpenTaskItems<A, Shown>({
  tasks,
  progress: { outcomes, doneIds },
  ask,
  follow,
}: TaskItemsProps<A, Shown>) {
  const [doneBefore] = useState(doneIds);
  // What is the same for all is said once.
  const isUntried = outcomes.every(({ sentence }) => sentence === outcomes[0]?.sentence);
  return (
    <section className="tasks" aria-label="Make it happen">
      <h3>
        Make it happen: {doneIds.size} of {tasks.length}
      </h3>
      {isUntried && <p className="task-outcome">{outcomes[0]?.sentence}</p>}
      <ol className="task-items">
        {tasks.map(({ id, title, hints, prediction }, index) => {
          const isDone = doneIds.has(id);
          return (
            <li key={id} data-done={isDone}>
              <p className="task-title">
                <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="task-mark">
                  <rect x="1" y="1" width="14" height="14" rx="3" />
                  {isDone && <path d="M4 8l3 3 5-6" />}
                </svg>
                <span className="sr-only">{isDone ? "Done:" : "Open:"}</span> {title}
              </p>
              {prediction !== null && !doneBefore.has(id) && ask?.(prediction, isDone)}
              {!isUntried && !(isDone && outcomes[index]?.done === false) && (
                <p className="task-outcome">{outcomes[index]?.sentence}</p>
              )}
              <FollowButton batch={outcomes[index]?.batch} follow={follow} />
              {!isDone && (
                <details>
                  <summary>Hint</summary>
                  <ul>
                    {hints.map((hint) => (
                      <li key={hint}>{hint}</li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function FollowButton({
  batch,
  follow,
}: {
  readonly batch: number | undefined;
  readonly follow: ((batch: number) => void) | undefined;
}) {
  if (batch === undefined || follow === undefined) return null;
  return (
    <button
      type="button"
      className="button-quiet"
      onClick={() => {
        follow(batch);
      }}
    >
      Show batch {batch}
    </button>
  );
}
