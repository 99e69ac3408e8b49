import type { Cost } from "../cost";
import { meanOf } from "../cost";
import { draw, streamKey, type Stream } from "./hash";
import { CELLS, lognormalTable } from "./lognormal";

/** What every item of a stream costs. Shared between runs: never write to it. */
export interface Draws {
  /** Cost of item `i`, milliseconds. */
  readonly ms: Float64Array;
  /** `sums[i]` is the cost of the first `i` items. */
  readonly sums: Float64Array;
}

/** Tables kept for the next run; a what-if changes one knob and finds the others here. */
const KEPT = 12;
const memo = new Map<string, Draws>();
const measuredIds = new WeakMap<readonly number[], number>();
let measuredCount = 0;

/** Draws of at least `count` items; the same (seed, stream, cost) gives the same draws, to the bit. */
export function drawsOf(cost: Cost, seed: number, stream: Stream, count: number): Draws {
  const key = `${seed}/${stream}/${describe(cost)}`;
  const known = memo.get(key);
  if (known !== undefined && known.ms.length >= count) return known;
  const fresh = withSums(drawAll(cost, streamKey(seed, stream), count));
  memo.delete(key);
  memo.set(key, fresh);
  for (const oldest of memo.keys()) {
    if (memo.size <= KEPT) break;
    memo.delete(oldest);
  }
  return fresh;
}

function describe(cost: Cost): string {
  if (cost.kind === "fixed") return `fixed ${cost.ms}`;
  if (cost.kind === "lognormal") return `lognormal ${cost.meanMs} ${cost.sigma}`;
  let id = measuredIds.get(cost.drawsMs);
  if (id === undefined) {
    measuredCount += 1;
    id = measuredCount;
    measuredIds.set(cost.drawsMs, id);
  }
  return `measured ${id}`;
}

function drawAll(cost: Cost, key: number, count: number): Float64Array {
  const ms = new Float64Array(count);
  if (cost.kind === "measured") {
    const draws = Float64Array.from(cost.drawsMs);
    for (let i = 0; i < count; i += 1) ms[i] = draws[i % draws.length] ?? 0;
  } else if (cost.kind === "lognormal" && cost.sigma > 0) {
    fillLognormal(ms, lognormalTable(cost.sigma), cost.meanMs, key);
  } else {
    ms.fill(meanOf(cost));
  }
  return ms;
}

function fillLognormal(ms: Float64Array, table: Float64Array, meanMs: number, key: number): void {
  const scale = CELLS / 4294967296;
  for (let i = 0; i < ms.length; i += 1) {
    const place = draw(key, i) * scale;
    const cell = place | 0;
    const low = table[cell] ?? 0;
    ms[i] = meanMs * (low + (place - cell) * ((table[cell + 1] ?? 0) - low));
  }
}

function withSums(ms: Float64Array): Draws {
  const sums = new Float64Array(ms.length + 1);
  let sum = 0;
  for (let i = 0; i < ms.length; i += 1) {
    sum += ms[i] ?? 0;
    sums[i + 1] = sum;
  }
  return { ms, sums };
}

/** The part of one of `ranks`: items `rank`, `rank + ranks`, …, `count` of them, over again after `all`. */
export function everyNth(draws: Draws, rank: number, ranks: number, count: number, all: number): Draws {
  if (ranks === 1) return draws;
  return withSums(Float64Array.from({ length: count }, (_, i) => draws.ms[(rank + i * ranks) % all] ?? 0));
}
