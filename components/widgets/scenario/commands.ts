import type { ScenarioStore, Wish } from "@/lib/scenario-store";

/** One thing that a key does in a figure. The help sheet is made from the same table. */
export interface Command<Figure> {
  readonly keys: readonly string[];
  readonly label: string;
  readonly run: (figure: Figure) => void;
  /** Where this is said and false, the key is left to the page. */
  readonly isOffered?: (figure: Figure) => boolean;
}

/** The key that shows the keys, as the help sheet says it. */
export const SHOW_KEYS = { keys: ["?"], label: "Show these keys" } as const;

/** A figure whose scenario has a history, and can be pinned beside the next one. */
export interface PinnableFigure {
  readonly figure: string;
  readonly store: ScenarioStore;
  readonly wish: Wish;
  readonly pinned: Wish | null;
  readonly setPinned: (wish: Wish | null) => void;
}

/** Pins what is shown, or lets the pinned one go. */
export function togglePin({ pinned, setPinned, wish }: PinnableFigure): void {
  setPinned(pinned === null ? wish : null);
}

/** What keys do in every figure with a scenario that can be pinned. */
export const SCENARIO_COMMANDS: readonly Command<PinnableFigure>[] = [
  { keys: ["a"], label: "Pin this state as A, or unpin it", run: togglePin },
  {
    keys: ["z", "Ctrl+z"],
    label: "Undo",
    run: ({ store, figure }) => {
      store.undo(figure);
    },
  },
  {
    keys: ["y", "Ctrl+Shift+z", "Ctrl+y"],
    label: "Redo",
    run: ({ store, figure }) => {
      store.redo(figure);
    },
  },
];
