import { type Command, SCENARIO_COMMANDS } from "../scenario/commands";
import type { Profiler } from "./useProfiler";

/** All commands of the profiler but the one that shows them. */
export const PROFILER_COMMANDS: readonly Command<Profiler>[] = [
  { keys: ["+", "="], label: "One worker more", run: step(1) },
  { keys: ["-"], label: "One worker less", run: step(-1) },
  {
    keys: ["k"],
    label: "Go to the knee",
    run: ({ goToKnee }) => {
      goToKnee();
    },
  },
  ...SCENARIO_COMMANDS,
];

function step(by: 1 | -1) {
  return ({ cursor, moveTo, release }: Profiler): void => {
    moveTo(cursor + by);
    release();
  };
}
