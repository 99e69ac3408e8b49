import type { RefObject } from "react";
import { usePlaybackKeys } from "@/components/controls/playback";
import { useCommandKeys } from "../../scenario/useCommandKeys";
import { EXPLORER_COMMANDS } from "./commands";
import type { Explorer } from "./useExplorer";

/** Lets all keys of the explorer work while the focus is inside `stage`; one of them opens `sheet`. */
export function useExplorerKeys(
  stage: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLDialogElement | null>,
  explorer: Explorer,
): void {
  usePlaybackKeys(stage, explorer.playbackView, explorer.dispatch);
  useCommandKeys(stage, sheet, EXPLORER_COMMANDS, explorer);
}
