import { useEffect, useState } from "react";
import type { MemoryStudy } from "@/lib/memory";
import type { Wish } from "@/lib/scenario-store";
import { changedFields } from "@/lib/share";
import { type MemoryAttempt, memoryAttemptOf, MEMORY_TASKS } from "@/lib/tasks/memory";
import { createAttemptLog } from "../tasks/attemptLog";
import { TaskItems } from "../tasks/TaskItems";
import { useTaskProgress } from "../tasks/useTaskProgress";

interface MemoryTasksProps {
  readonly study: MemoryStudy;
  /** What the page came with: no attempt until something else was one. */
  readonly original: Wish;
  /** What the reader chose to start from, and gets back by Reset. */
  readonly baseWish: Wish;
}

/** The tasks of the analyzer: every state that a reader brings about is an attempt. */
export function MemoryTasks({ study, original, baseWish }: MemoryTasksProps) {
  const [log] = useState(() => createAttemptLog<MemoryAttempt>(memoryAttemptOf(study)));
  const progress = useTaskProgress(MEMORY_TASKS, "tasks.memory", log.attempts, log.subscribe);

  useEffect(() => {
    const untouched = study.wish === original && log.attempts().length <= 1;
    const isStart = changedFields(baseWish, study.wish).length === 0;
    if (!untouched) log.add(memoryAttemptOf(study, isStart));
  }, [baseWish, log, original, study]);

  return <TaskItems tasks={MEMORY_TASKS} progress={progress} />;
}
