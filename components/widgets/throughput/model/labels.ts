/** Something to be written beside a line. */
export interface Label {
  readonly y: number;
}

/**
 * Moves labels apart so that none lies on another: at least `gap` between them, the order kept, between
 * `top` and `bottom`. Returns the heights in the order of the labels.
 */
export function apart(labels: readonly Label[], gap: number, top: number, bottom: number): readonly number[] {
  const order = labels.map(({ y }, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  const placed = new Array<number>(labels.length).fill(0);
  let free = top;
  for (const { y, index } of order) {
    placed[index] = Math.max(free, y);
    free = (placed[index] ?? 0) + gap;
  }
  let limit = bottom;
  for (const { index } of order.toReversed()) {
    placed[index] = Math.min(limit, placed[index] ?? 0);
    limit = (placed[index] ?? 0) - gap;
  }
  return placed;
}
