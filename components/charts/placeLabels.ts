/** A point in units of a view box. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a label may stand relative to its mark, best first. */
const PLACES: readonly Spot[] = [
  { x: -8, y: -5 },
  { x: 8, y: -5 },
  { x: 8, y: 12 },
  { x: -8, y: 12 },
  { x: 0, y: -9 },
  { x: 16, y: 4 },
];

/**
 * A spot for the middle of each label's baseline: of the places around its mark the one that keeps the
 * greatest distance from all marks and from the labels that were placed before.
 */
export function placeLabels(labelled: readonly Spot[], marks: readonly Spot[]): Spot[] {
  return labelled.reduce<Spot[]>((placed, spot) => {
    const candidates = PLACES.map((place) => ({ x: spot.x + place.x, y: spot.y + place.y }));
    const roomAt = (candidate: Spot) =>
      Math.min(
        ENOUGH,
        ...marks.map((mark) => distance(middleOf(candidate), mark)),
        ...placed.map((label) => distance(candidate, label)),
      );
    const best = candidates.reduce((a, b) => (roomAt(b) > roomAt(a) ? b : a));
    return [...placed, best];
  }, []);
}

/** More room than this is no better. */
const ENOUGH = 8;
/** From a digit's baseline to its middle. */
const HALF_DIGIT = 4;

function middleOf({ x, y }: Spot): Spot {
  return { x, y: y - HALF_DIGIT };
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
