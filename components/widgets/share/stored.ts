import { type Base, type Opened, readShare } from "@/lib/share";

const keyOf = (figure: string) => `figure.${figure}`;

/** A widget on somebody else's page shows what its address says, and leaves nothing behind. */
export const isEmbedded = () => window.location.pathname.includes("/embed/");

/**
 * What an earlier visit left behind for a figure, as a link says it; null when there is nothing, when
 * storage is blocked, and when it does not read without a complaint: then another version wrote it.
 */
export function readStored(figure: string, bases: readonly [Base, ...Base[]]): Opened | null {
  const query = storedQuery(figure);
  if (query === null) return null;
  const opened = readShare(query, bases);
  return opened.problems.length === 0 ? opened : null;
}

/** The same as it was written, with the keys that only the figure knows. */
export function storedQuery(figure: string): string | null {
  try {
    return isEmbedded() ? null : localStorage.getItem(keyOf(figure));
  } catch {
    return null;
  }
}

/** Leaves a figure's state for the next visit, where the browser allows it. */
export function store(figure: string, query: string): void {
  try {
    if (!isEmbedded()) localStorage.setItem(keyOf(figure), query);
  } catch {
    // Storage may be blocked or full; the state then lasts as long as the page.
  }
}
