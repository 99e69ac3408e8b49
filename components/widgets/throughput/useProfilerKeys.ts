import { useCallback, type RefObject } from "react";
import { useKeys } from "@/components/controls/useKeys";
import { PROFILER_COMMANDS } from "./commands";
import type { Profiler } from "./useProfiler";

/** The key that shows the keys. */
export const HELP_KEY = "?";

/** Lets all keys of the profiler work while the focus is inside `stage`. */
export function useProfilerKeys(
  stage: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLDialogElement | null>,
  profiler: Profiler,
): void {
  const onKey = useCallback(
    (key: string) => {
      if (key === HELP_KEY) {
        sheet.current?.showModal();
        return true;
      }
      const command = PROFILER_COMMANDS.find(({ keys }) => keys.includes(key));
      command?.run(profiler);
      return command !== undefined;
    },
    [profiler, sheet],
  );
  useKeys(stage, onKey);
}
