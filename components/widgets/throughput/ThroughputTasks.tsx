import { useEffect, useState } from "react";
import type { Wish } from "@/lib/scenario-store";
import { type CurveAttempt, type CurveTask, THROUGHPUT_TASKS } from "@/lib/tasks/throughput";
import { recommend } from "@/lib/workerCount";
import { coarseProfile, roughProfile } from "@/lib/workerCurve";
import { createAttemptLog } from "../tasks/attemptLog";
import { GuessCard } from "../tasks/GuessCard";
import { TaskItems } from "../tasks/TaskItems";
import { useTaskProgress } from "../tasks/useTaskProgress";
import type { Profiler } from "./useProfiler";

interface ThroughputTasksProps {
  readonly profiler: Profiler;
  /** What the page came with: no attempt until something else was one. */
  readonly original: Wish;
}

/**
 * The tasks of the profiler: every state whose curve is known in full is an attempt; a coarse one may
 * bend by chance.
 */
export function ThroughputTasks({ profiler, original }: ThroughputTasksProps) {
  const { wish, curve, refined } = profiler;
  const [log] = useState(() => createAttemptLog<CurveAttempt>());
  const progress = useTaskProgress(THROUGHPUT_TASKS, "tasks.throughput", log.attempts, log.subscribe);
  const { recommendation } = curve;

  useEffect(() => {
    const untouched = wish === original && log.attempts().length === 0;
    if (refined && !untouched) log.add({ wish, recommendation });
  }, [log, original, recommendation, refined, wish]);

  return (
    <TaskItems
      tasks={THROUGHPUT_TASKS}
      progress={progress}
      ask={(prediction, isDone) => (
        <GuessCard prediction={prediction} reveal={() => reveal(profiler, prediction)} isDone={isDone} />
      )}
    />
  );
}

/** Makes the change that is asked about; the curve of before stays beside it as A. */
function reveal(
  { figure, store, wish, setPinned }: Profiler,
  prediction: NonNullable<CurveTask["prediction"]>,
): number {
  const changed = prediction.apply(wish);
  const recommendationOf = (of: Wish) => recommend(of, coarseProfile(of) ?? roughProfile(of));
  setPinned(wish);
  store.set(figure, changed);
  return prediction.outcome({ before: recommendationOf(wish), after: recommendationOf(changed) });
}
