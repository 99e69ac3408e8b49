import { memo } from "react";
import { TASKS } from "@/lib/tasks";
import { TaskItems } from "../../tasks/TaskItems";
import { followBatch } from "./follow";
import { PredictionCard } from "./PredictionCard";
import type { Scene } from "./useExplorer";
import type { ExplorerTasks } from "./useExplorerTasks";

interface TaskListProps {
  readonly scene: Scene;
  readonly tasks: ExplorerTasks;
}

/** All tasks of the explorer, each with what has come of it. */
export const TaskList = memo(function TaskList({ scene, tasks: { progress, setUp } }: TaskListProps) {
  return (
    <TaskItems
      tasks={TASKS}
      progress={progress}
      ask={(prediction, isDone) => <PredictionCard prediction={prediction} scene={scene} isDone={isDone} />}
      follow={(batch) => {
        followBatch(scene, batch);
        scene.goTo("followed");
      }}
      setUp={setUp}
    />
  );
});
