import { useCallback, type Dispatch, type RefObject } from "react";
import { useKeys } from "../useKeys";
import { PLAYBACK_COMMANDS, type PlaybackView } from "./commands";
import type { PlaybackAction } from "./playback";

/** Lets the keys of time work while the focus is inside a figure. */
export function usePlaybackKeys(
  figure: RefObject<HTMLElement | null>,
  view: PlaybackView,
  dispatch: Dispatch<PlaybackAction>,
): void {
  const onKey = useCallback(
    (key: string) => {
      const command = PLAYBACK_COMMANDS.find(({ keys }) => keys.includes(key));
      if (command === undefined) return false;
      dispatch(command.action(view));
      return true;
    },
    [view, dispatch],
  );
  useKeys(figure, onKey);
}
