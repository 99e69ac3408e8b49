import { useSyncExternalStore } from "react";
import { NO_PROGRESS, type Progress } from "@/lib/quiz/progress";
import { currentProgress, subscribeToProgress } from "./progressStore";

/** What the reader has done on this device, in any figure. */
export function useProgress(): Progress {
  return useSyncExternalStore(subscribeToProgress, currentProgress, () => NO_PROGRESS);
}
