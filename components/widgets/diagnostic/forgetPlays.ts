/** Where the device keeps what of each case is under way: beside the progress, since no other figure reads it. */
export const PLAYS_KEY = "progress.plays";

/** Forgets what was done in every case. */
export function forgetPlays(): void {
  try {
    localStorage.removeItem(PLAYS_KEY);
  } catch {
    // Nothing was kept.
  }
}
