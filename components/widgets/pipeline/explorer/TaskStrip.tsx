import { SettledStatus } from "@/components/controls/SettledStatus";
import { TASKS } from "@/lib/tasks";
import { TaskMark } from "../../tasks/TaskItem";
import type { Scene } from "./useExplorer";
import type { ExplorerTasks } from "./useExplorerTasks";

interface TaskStripProps {
  readonly scene: Scene;
  readonly tasks: ExplorerTasks;
}

/** The task that is being tried, or the one that was just ticked, with what came of it: in sight while settings are. */
export function TaskStrip({ scene, tasks: { progress } }: TaskStripProps) {
  const { doneIds, outcomes, turn } = progress;
  const shown = turn.tickedId ?? turn.activeId;
  const index = TASKS.findIndex(({ id }) => id === shown);
  const task = TASKS[index];
  if (task === undefined) return null;
  const isTicked = turn.tickedId !== null;
  const sentence = outcomes[index]?.sentence ?? "";
  return (
    <div className="task-strip" data-done={isTicked}>
      <TaskMark isDone={isTicked} />
      <p>
        <strong>
          {isTicked ? "Done" : `Task ${index + 1} of ${TASKS.length}`}: {task.title}.
        </strong>{" "}
        <span>{sentence} </span>
        <button
          type="button"
          className="text-button"
          onClick={() => {
            scene.goTo("tasks");
          }}
        >
          {doneIds.size < TASKS.length && isTicked ? "Next task" : "To the tasks"}
        </button>
      </p>
      <SettledStatus text={isTicked ? `Task done: ${task.title}. ${sentence}` : ""} />
    </div>
  );
}
