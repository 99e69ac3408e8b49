/** What a reader set, one state after another, with the way back and forth. */
export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** The knob that the latest change turned; more of the same knob is the same change. Null: it is let go. */
  readonly gesture: string | null;
}

/** A reader who goes back further than this starts over. */
const DEPTH = 200;

/** A history of one state. */
export function historyOf<State>(present: State): History<State> {
  return { past: [], present, future: [], gesture: null };
}

/** The history after a change. One drag of one knob is one step back, however many values it went through. */
export function change<State>(history: History<State>, next: State, gesture: string | null): History<State> {
  const goesOn = gesture !== null && gesture === history.gesture;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-DEPTH);
  return { past, present: next, future: [], gesture };
}

/** The same history with the knob let go: the next change is another step. */
export function release<State>(history: History<State>): History<State> {
  return history.gesture === null ? history : { ...history, gesture: null };
}

/** One step back; null at the beginning. */
export function undo<State>({ past, present, future }: History<State>): History<State> | null {
  const previous = past.at(-1);
  if (previous === undefined) return null;
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], gesture: null };
}

/** One step forth; null at the end. */
export function redo<State>({ past, present, future }: History<State>): History<State> | null {
  const [next, ...later] = future;
  if (next === undefined) return null;
  return { past: [...past, present], present: next, future: later, gesture: null };
}
