/** The index of the last of `count` sorted times that is not after `atMs`; -1 when all are. */
export function lastNotAfter(count: number, timeOf: (index: number) => number, atMs: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (timeOf(middle) <= atMs) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
