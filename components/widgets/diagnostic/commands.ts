/** What a key can do in the quiz. */
export type ActionName = "choose" | "hint" | "show" | "next" | "list" | "results" | "keys";

/** One row of the table that binds keys; the sheet of keys is made from it. */
export interface QuizCommand {
  readonly keys: readonly string[];
  readonly shown: readonly string[];
  readonly label: string;
  readonly action: ActionName;
}

/** Every key of the quiz. Enter answers, as in any form. */
export const QUIZ_COMMANDS: readonly QuizCommand[] = [
  {
    keys: ["1", "2", "3", "4", "5", "6"],
    shown: ["1", "…", "6"],
    label: "Choose that answer; Enter gives it",
    action: "choose",
  },
  { keys: ["h"], shown: ["h"], label: "Take a hint, for a point", action: "hint" },
  { keys: ["s"], shown: ["s"], label: "Show the answer, for all its points", action: "show" },
  { keys: ["n"], shown: ["n"], label: "Go on: the next round, the next case", action: "next" },
  { keys: ["l"], shown: ["l"], label: "Back to the list of cases", action: "list" },
  { keys: ["r"], shown: ["r"], label: "See the result", action: "results" },
  { keys: ["?"], shown: ["?"], label: "Show these keys", action: "keys" },
];

/** What each action does at the moment; those that do nothing are left out. */
export type Actions = Partial<Readonly<Record<ActionName, (key: string) => void>>>;

/** Does what the key stands for; false when it stands for nothing at the moment. */
export function perform(actions: Actions, key: string): boolean {
  const command = QUIZ_COMMANDS.find(({ keys }) => keys.includes(key));
  const run = command === undefined ? undefined : actions[command.action];
  run?.(key);
  return run !== undefined;
}
