import type { Play } from "@/lib/quiz/play";
import { type Plays, readPlays, writePlays } from "@/lib/quiz/plays";
import { resetCount } from "../progress/progressStore";
import { PLAYS_KEY } from "./forgetPlays";

/** As long as the page lives and nobody has asked to forget, where the browser keeps nothing. */
let remembered: Plays = {};
let resets = 0;

/** What was done in a case on this device; undefined for nothing. */
export function storedPlay(caseId: string): Play | undefined {
  return plays()[caseId];
}

/** Keeps what was done in a case, where the browser allows it; else as long as the page lives. */
export function storePlay(caseId: string, play: Play): void {
  remembered = { ...plays(), [caseId]: play };
  resets = resetCount();
  try {
    localStorage.setItem(PLAYS_KEY, writePlays(remembered));
  } catch {
    // Storage may be forbidden.
  }
}

/** Read anew each time: another tab may have gone on with another case. */
function plays(): Plays {
  const own = resets === resetCount() ? remembered : {};
  try {
    const text = localStorage.getItem(PLAYS_KEY);
    return text === null ? own : readPlays(text);
  } catch {
    return own;
  }
}
