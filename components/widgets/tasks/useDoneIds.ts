import { useMemo } from "react";
import { useProgress } from "../progress/useProgress";

/** Which tasks of a list have been done at any time on this device; `list` is its name in the progress. */
export function useDoneIds(tasks: readonly { readonly id: string }[], list: string): ReadonlySet<string> {
  const progress = useProgress();
  return useMemo(
    () => new Set((progress.tasks[list] ?? []).filter((id) => tasks.some((task) => task.id === id))),
    [progress, list, tasks],
  );
}
