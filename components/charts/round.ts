/** A coordinate to a hundredth of a pixel, so that paths stay short. */
export function round(coordinate: number): number {
  return Math.round(coordinate * 100) / 100;
}
