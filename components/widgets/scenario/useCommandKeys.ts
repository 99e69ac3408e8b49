import { useCallback, type RefObject } from "react";
import { useKeys } from "@/components/controls/useKeys";
import { type Command, SHOW_KEYS } from "./commands";

/**
 * Lets the keys of a table of commands work on a figure while the focus is inside `stage`; one more key
 * opens the sheet that shows them.
 */
export function useCommandKeys<Figure>(
  stage: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLDialogElement | null>,
  commands: readonly Command<Figure>[],
  figure: Figure,
): void {
  const onKey = useCallback(
    (key: string) => {
      if (SHOW_KEYS.keys.some((candidate) => candidate === key)) {
        sheet.current?.showModal();
        return true;
      }
      const command = commands.find(({ keys }) => keys.includes(key));
      if (command === undefined || command.isOffered?.(figure) === false) return false;
      command.run(figure);
      return true;
    },
    [commands, figure, sheet],
  );
  useKeys(stage, onKey);
}
