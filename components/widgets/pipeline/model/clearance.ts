/** From where to where something reaches in the window, in CSS pixels from its upper edge. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/**
 * How far the page has to scroll so that what has the focus lies within `clear`, the part of the window that
 * nothing sticky covers; 0 where it does. The card around it comes along where all of it fits.
 */
export function clearingScroll(target: Extent, card: Extent | null, clear: Extent): number {
  const shown = card !== null && card.bottom - card.top <= clear.bottom - clear.top ? card : target;
  if (shown.top < clear.top) return shown.top - clear.top;
  return Math.max(0, Math.min(shown.bottom - clear.bottom, shown.top - clear.top));
}
