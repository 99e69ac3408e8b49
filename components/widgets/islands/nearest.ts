/** The vertical extent of something, in CSS pixels from the top of the viewport. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** How far an extent is from the middle of a viewport of that height; 0 when it covers the middle. */
export function distanceToMiddle({ top, bottom }: Extent, viewportHeight: number): number {
  const middle = viewportHeight / 2;
  return Math.max(0, top - middle, middle - bottom);
}

/** The item nearest to the middle of the viewport, or undefined when there is none. */
export function nearest<Item>(
  items: Iterable<Item>,
  extentOf: (item: Item) => Extent,
  viewportHeight: number,
): Item | undefined {
  let best: Item | undefined;
  let bestDistance = Infinity;
  for (const item of items) {
    const distance = distanceToMiddle(extentOf(item), viewportHeight);
    if (distance < bestDistance) {
      best = item;
      bestDistance = distance;
    }
  }
  return best;
}
