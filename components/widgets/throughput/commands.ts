import type { Profiler } from "./useProfiler";

/** One thing that a key does in the profiler. The help sheet is made from the same table. */
export interface ProfilerCommand {
  readonly keys: readonly string[];
  readonly label: string;
  readonly run: (profiler: Profiler) => void;
}

/** All commands but the one that shows them. */
export const PROFILER_COMMANDS: readonly ProfilerCommand[] = [
  { keys: ["+", "="], label: "One worker more", run: step(1) },
  { keys: ["-"], label: "One worker less", run: step(-1) },
  {
    keys: ["k"],
    label: "Go to the knee",
    run: ({ goToKnee }) => {
      goToKnee();
    },
  },
  {
    keys: ["a"],
    label: "Pin this curve as A, or unpin it",
    run: ({ pinned, setPinned, wish }) => {
      setPinned(pinned === null ? wish : null);
    },
  },
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

function step(by: 1 | -1) {
  return ({ cursor, moveTo, release }: Profiler): void => {
    moveTo(cursor + by);
    release();
  };
}
