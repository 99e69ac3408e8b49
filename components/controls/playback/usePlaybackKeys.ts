import { useEffect, type Dispatch, type RefObject } from "react";
import { PLAYBACK_COMMANDS, type PlaybackView } from "./commands";
import type { PlaybackAction } from "./playback";

/** Lets the keys of the commands work while the focus is inside a figure, except where text is typed. */
export function usePlaybackKeys(
  figure: RefObject<HTMLElement | null>,
  view: PlaybackView,
  dispatch: Dispatch<PlaybackAction>,
): void {
  useEffect(() => {
    const element = figure.current;
    if (element === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const command = PLAYBACK_COMMANDS.find(({ keys }) => keys.includes(event.key));
      if (command === undefined) return;
      event.preventDefault();
      dispatch(command.action(view));
    };
    element.addEventListener("keydown", onKeyDown);
    return () => {
      element.removeEventListener("keydown", onKeyDown);
    };
  }, [figure, view, dispatch]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type !== "range";
}
