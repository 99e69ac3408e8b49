import { useEffect, useState } from "react";
import type { MemoryStudy } from "@/lib/memory";
import type { Wish } from "@/lib/scenario-store";
import { type MemoryAttempt, memoryAttemptOf, MEMORY_TASKS } from "@/lib/tasks/memory";
import { createAttemptLog } from "../tasks/attemptLog";
import { TaskItems } from "../tasks/TaskItems";
import { useTaskProgress } from "../tasks/useTaskProgress";

interface MemoryTasksProps {
  readonly study: MemoryStudy;
  /** What the page came with: no attempt until something else was one. */
  readonly original: Wish;
}

/** The tasks of the analyzer: every state that a reader brings about is an attempt. */
export function MemoryTasks({ study, original }: MemoryTasksProps) {
  const [log] = useState(() => createAttemptLog<MemoryAttempt>(memoryAttemptOf(study)));
  const progress = useTaskProgress(MEMORY_TASKS, "tasks.memory", log.attempts, log.subscribe);

  useEffect(() => {
    const untouched = study.wish === original && log.attempts().length <= 1;
    if (!untouched) log.add(memoryAttemptOf(study));
  }, [log, original, study]);

  return <TaskItems tasks={MEMORY_TASKS} progress={progress} />;
}
