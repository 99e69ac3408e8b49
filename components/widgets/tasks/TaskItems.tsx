import { useState, type ReactNode } from "react";
import type { Prediction, Task, Way } from "@/lib/tasks";
import { TaskHints } from "./TaskHints";
import type { TaskProgress } from "./useTaskProgress";

interface TaskItemsProps<A, Shown> {
  readonly tasks: readonly Task<A, Shown>[];
  readonly progress: TaskProgress;
  /** How a task's guess is asked for. */
  readonly ask?: (prediction: Prediction<Shown>, isDone: boolean) => ReactNode;
  /** Leads to a batch that an outcome names. */
  readonly follow?: (batch: number) => void;
  /** Sets up where a task's way begins. */
  readonly setUp?: (way: Way) => void;
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
  progress: { outcomes, doneIds, turn },
  ask,
  follow,
  setUp,
}: TaskItemsProps<A, Shown>) {
  const [doneBefore] = useState(doneIds);
  // What is the same for all is said once.
  const isUntried =
    turn === undefined && outcomes.every((outcome) => outcome?.sentence === outcomes[0]?.sentence);
  return (
    <section className="tasks" aria-label="Make it happen">
      <h3>
        Make it happen: {doneIds.size} of {tasks.length}
      </h3>
      {isUntried && <p className="task-outcome">{outcomes[0]?.sentence}</p>}
      <ol className="task-items">
        {tasks.map(({ id, title, hints, prediction, way }, index) => {
          const isDone = doneIds.has(id);
          const isTried = turn === undefined ? !isDone : turn.activeId === id;
          const outcome = outcomes[index];
          const isWorthSaying = isTried || outcome?.done === true || (turn === undefined && !isDone);
          return (
            <li key={id} data-done={isDone} aria-current={turn !== undefined && isTried ? "step" : undefined}>
              <p className="task-title">
                <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="task-mark">
                  <rect x="1" y="1" width="14" height="14" rx="3" />
                  {isDone && <path d="M4 8l3 3 5-6" />}
                </svg>
                <span>
                  <span className="sr-only">{isDone ? "Done:" : "Open:"}</span> {title}
                </span>
                {turn !== undefined && !isTried && (
                  <button
                    type="button"
                    className="task-take"
                    onClick={() => {
                      turn.take(id);
                    }}
                  >
                    {isDone ? "Again" : "Try this"}
                    <span className="sr-only">: {title}</span>
                  </button>
                )}
              </p>
              {prediction !== null && !doneBefore.has(id) && (isTried || isDone) && ask?.(prediction, isDone)}
              {!isUntried && isWorthSaying && <p className="task-outcome">{outcome?.sentence}</p>}
              {isWorthSaying && <FollowButton batch={outcome?.batch} follow={follow} />}
              {isTried && <TaskHints hints={hints} way={way} setUp={setUp} />}
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
