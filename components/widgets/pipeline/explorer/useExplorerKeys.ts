import { useCallback, type RefObject } from "react";
import { usePlaybackKeys } from "@/components/controls/playback";
import { useKeys } from "@/components/controls/useKeys";
import { EXPLORER_COMMANDS } from "./commands";
import type { Explorer } from "./useExplorer";

/** Lets all keys of the explorer work while the focus is inside `stage`. */
export function useExplorerKeys(stage: RefObject<HTMLElement | null>, explorer: Explorer): void {
  usePlaybackKeys(stage, explorer.playbackView, explorer.dispatch);
  const onKey = useCallback(
    (key: string) => {
      const command = EXPLORER_COMMANDS.find(({ keys }) => keys.includes(key));
      command?.run(explorer);
      return command !== undefined;
    },
    [explorer],
  );
  useKeys(stage, onKey);
}
