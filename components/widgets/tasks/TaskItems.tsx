import { useState, type ReactNode } from "react";
import type { Prediction, Task, Way } from "@/lib/tasks";
import { TaskHints } from "./TaskHints";
import { TaskItem } from "./TaskItem";
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
    <section className="tasks" aria-label="Make it happen" data-place="tasks" tabIndex={-1}>
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
          const isCurrent = turn !== undefined && isTried;
          return (
            <TaskItem
              key={id}
              title={title}
              isDone={isDone}
              isCurrent={isCurrent}
              take={
                turn === undefined || isTried
                  ? undefined
                  : () => {
                      turn.take(id);
                    }
              }
            >
              {prediction !== null && !doneBefore.has(id) && (isTried || isDone) && ask?.(prediction, isDone)}
              {!isUntried && isWorthSaying && <p className="task-outcome">{outcome?.sentence}</p>}
              {isWorthSaying && <FollowButton batch={outcome?.batch} follow={follow} />}
              {isTried && <TaskHints hints={hints} way={way} setUp={setUp} />}
            </TaskItem>
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
