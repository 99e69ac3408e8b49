import { useEffect, useState } from "react";
import type { Wish } from "@/lib/scenario-store";
import { THROUGHPUT_TASKS } from "@/lib/tasks/throughput";
import { TaskItems } from "../tasks/TaskItems";
import { useTaskProgress } from "../tasks/useTaskProgress";
import { createAttemptLog } from "./model/attemptLog";
import type { Curve } from "./model/curve";

interface ThroughputTasksProps {
  readonly wish: Wish;
  /** What the page came with: no attempt until something else was one. */
  readonly original: Wish;
  readonly curve: Curve;
  /** Only curves that are known in full are attempts: a coarse one may bend by chance. */
  readonly refined: boolean;
}

/** The tasks of the profiler: every state whose curve is known in full is an attempt. */
export function ThroughputTasks({ wish, original, curve, refined }: ThroughputTasksProps) {
  const [log] = useState(createAttemptLog);
  const progress = useTaskProgress(THROUGHPUT_TASKS, "tasks.throughput", log.attempts, log.subscribe);
  const { recommendation } = curve;

  useEffect(() => {
    const untouched = wish === original && log.attempts().length === 0;
    if (refined && !untouched) log.add({ wish, recommendation });
  }, [log, original, recommendation, refined, wish]);

  return <TaskItems tasks={THROUGHPUT_TASKS} progress={progress} />;
}
