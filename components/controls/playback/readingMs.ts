/** What is read while time runs changes this often in a second: nobody reads faster. */
const PER_SECOND = 5;

/**
 * The moment that words and numbers are about: the playhead's own while it stands, the latest of a few per
 * second on screen while it runs.
 */
export function readingMs(atMs: number, isPlaying: boolean, msPerSecond: number): number {
  if (!isPlaying) return atMs;
  const stepMs = msPerSecond / PER_SECOND;
  return Math.floor(atMs / stepMs) * stepMs;
}
