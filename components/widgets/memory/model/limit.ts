/** A limit that is at most this many times the peak is worth the room that it takes. */
const WORTH_SHOWING = 2;

const HEADROOM = 1.1;

/** The upper end of an axis, and whether its limit lies below it. Where nothing is, the limit is the scale. */
export function axisFor(
  peakBytes: number,
  limitBytes: number,
): { readonly top: number; readonly inSight: boolean } {
  const inSight = peakBytes === 0 || limitBytes <= WORTH_SHOWING * peakBytes;
  return { top: HEADROOM * Math.max(1, peakBytes, inSight ? limitBytes : 0), inSight };
}
