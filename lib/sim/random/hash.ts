/** Names of the independent random streams. Changing one knob never reshuffles another's luck. */
export const STREAMS = { wait: 1, cpu: 2, step: 3, wakeUp: 4, slice: 5 } as const;

/** One of {@link STREAMS}. */
export type Stream = (typeof STREAMS)[keyof typeof STREAMS];

/** Finaliser of MurmurHash3 (public domain, Austin Appleby): every input bit reaches every output bit. */
function mix(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Start of a stream: what {@link draw} needs besides the index. */
export function streamKey(seed: number, stream: Stream): number {
  return mix(mix(seed + 0x9e3779b9) ^ Math.imul(stream, 0x27d4eb2f));
}

/** The `index`-th unsigned 32-bit number of a stream. A hash, not a sequence: any draw can be asked for alone. */
export function draw(key: number, index: number): number {
  return mix(key ^ mix(index + 0x7f4a7c15)) >>> 0;
}
