import { useEffect, useState } from "react";
import { roughStudyOf } from "@/lib/memory/rough";
import type { Wish } from "@/lib/scenario-store";
import { changedFields } from "@/lib/share";
import { type MemoryAttempt, memoryAttemptOf, type MemoryTask, MEMORY_TASKS } from "@/lib/tasks/memory";
import { createAttemptLog } from "../tasks/attemptLog";
import { GuessCard } from "../tasks/GuessCard";
import { TaskItems } from "../tasks/TaskItems";
import { useTaskProgress } from "../tasks/useTaskProgress";
import type { Analyzer } from "./useAnalyzer";

interface MemoryTasksProps {
  readonly analyzer: Analyzer;
  /** What the page came with: no attempt until something else was one. */
  readonly original: Wish;
}

/** The tasks of the analyzer: every state that a reader brings about is an attempt, once it is known exactly. */
export function MemoryTasks({ analyzer, original }: MemoryTasksProps) {
  const { study, isExact, origin } = analyzer;
  const { baseWish } = origin;
  const [log] = useState(() => createAttemptLog<MemoryAttempt>(memoryAttemptOf(study)));
  const progress = useTaskProgress(MEMORY_TASKS, "tasks.memory", log.attempts, log.subscribe);

  useEffect(() => {
    const untouched = study.wish === original && log.attempts().length <= 1;
    const isStart = changedFields(baseWish, study.wish).length === 0;
    if (isExact && !untouched) log.add(memoryAttemptOf(study, isStart));
  }, [baseWish, isExact, log, original, study]);

  return (
    <TaskItems
      tasks={MEMORY_TASKS}
      progress={progress}
      ask={(prediction, isDone) => (
        <GuessCard prediction={prediction} reveal={() => reveal(analyzer, prediction)} isDone={isDone} />
      )}
    />
  );
}

/** Makes the change that is asked about; the run of before stays beside it as A. */
function reveal(
  { store, wish, setPinned, set }: Analyzer,
  prediction: NonNullable<MemoryTask["prediction"]>,
): number {
  const changed = prediction.apply(wish);
  setPinned(wish);
  set(changed);
  return prediction.outcome(roughStudyOf(changed, store.run));
}
