import { memo } from "react";
import { SettledStatus } from "@/components/controls/SettledStatus";
import { TASKS } from "@/lib/tasks";
import { TaskMark } from "../../tasks/TaskItem";
import type { Scene } from "./useExplorer";
import type { ExplorerTasks } from "./useExplorerTasks";

interface TaskStripProps {
  readonly scene: Scene;
  readonly tasks: ExplorerTasks;
}

/**
 * The task that was ticked last and the one that is being tried, with what came of them: in sight while settings
 * are. Until the reader has set anything it keeps its room and covers none of the settings.
 */
export const TaskStrip = memo(function TaskStrip({ scene, tasks: { progress } }: TaskStripProps) {
  const { outcomes, turn } = progress;
  const rowOf = (id: string | null) => {
    const index = TASKS.findIndex((task) => task.id === id);
    const task = TASKS[index];
    return task && { number: index + 1, title: task.title, sentence: outcomes[index]?.sentence ?? "" };
  };
  const ticked = rowOf(turn.tickedId);
  const active = rowOf(turn.activeId);
  if (ticked === undefined && active === undefined) return null;
  const isUnderWay = ticked !== undefined || scene.store.history(scene.figure).past.length > 0;
  return (
    <div className="task-strip" data-under-way={isUnderWay}>
      {ticked !== undefined && (
        <p>
          <TaskMark isDone />
          <span>
            <strong>Done: {ticked.title}.</strong> <small>{ticked.sentence}</small>
          </span>
        </p>
      )}
      {active !== undefined && (
        <p>
          <TaskMark isDone={false} />
          <span>
            <strong>
              Task {active.number} of {TASKS.length}: {active.title}.
            </strong>{" "}
            <small>{active.sentence}</small>
          </span>
        </p>
      )}
      <button
        type="button"
        className="text-button"
        onClick={() => {
          scene.goTo("tasks");
        }}
      >
        To the tasks
      </button>
      <SettledStatus text={ticked === undefined ? "" : `Task done: ${ticked.title}. ${ticked.sentence}`} />
    </div>
  );
});
