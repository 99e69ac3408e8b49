import { hasWorkers, type Loader } from "../scenario";
import { type DatasetFootprint, growsByReading } from "./footprint";

const PAGE_BYTES = 4096;

/** Parts into which a dataset is divided when it is read in order. */
const BINS = 4096;

/**
 * How much of a dataset of Python objects the workers of a loader have copied by reading it. Shuffled
 * reading is followed in expectation, sequential reading part by part.
 */
export interface Coverage {
  /** Worker `worker` reads `items`, beginning at `first` in the sampler's order. */
  readonly read: (worker: number, first: number, items: number) => void;
  /** New workers have copied nothing. */
  readonly reset: () => void;
  /** `shares[k]`: the share of the pages that exactly k workers have copied; they add up to 1. Overwritten by the next call. */
  readonly shares: () => Float64Array;
}

/** The coverage of a dataset by that many workers; nothing is ever copied of data without reference counts. */
export function coverageOf(dataset: DatasetFootprint, workers: number): Coverage {
  if (!growsByReading(dataset.kind) || workers === 0 || dataset.items <= 0) return untouched(workers);
  return dataset.order === "sequential" ? inOrder(dataset, workers) : shuffled(dataset, workers);
}

/** A list holds a pointer to each of its items; reading does not write to it. */
const POINTER_BYTES = 8;

/** Bytes that reading can make a worker copy: of an object larger than a page only the page with its header. */
export function copyableBytes({ kind, items, bytes }: DatasetFootprint): number {
  if (!growsByReading(kind)) return 0;
  const objects = Math.max(0, bytes - items * POINTER_BYTES);
  return kind === "pathList" ? Math.min(objects, items * PAGE_BYTES) : objects;
}

/** The same of each worker of a loader: only those that are forked share the dataset until they read it. */
export function copyableIn(loader: Loader, dataset: DatasetFootprint): number {
  return hasWorkers(loader) && loader.startMethod === "fork" ? copyableBytes(dataset) : 0;
}

function untouched(workers: number): Coverage {
  const shares = new Float64Array(workers + 1);
  shares[0] = 1;
  return { read: () => undefined, reset: () => undefined, shares: () => shares };
}

function inOrder({ items }: DatasetFootprint, workers: number): Coverage {
  const copied = Array.from({ length: workers }, () => new Uint8Array(BINS));
  const copies = new Uint16Array(BINS);
  const counts = new Float64Array(workers + 1);
  const shares = new Float64Array(workers + 1);
  counts[0] = BINS;
  return {
    read(worker, first, count) {
      const own = copied[worker];
      if (own === undefined) return;
      const from = Math.floor((BINS * first) / items);
      const until = Math.min(from + BINS, Math.floor((BINS * (first + count)) / items));
      for (let place = from; place < until; place += 1) {
        const bin = place % BINS;
        if (own[bin] === 1) continue;
        own[bin] = 1;
        const before = copies[bin] ?? 0;
        copies[bin] = before + 1;
        counts[before] = (counts[before] ?? 0) - 1;
        counts[before + 1] = (counts[before + 1] ?? 0) + 1;
      }
    },
    reset() {
      for (const own of copied) own.fill(0);
      copies.fill(0);
      counts.fill(0);
      counts[0] = BINS;
    },
    shares() {
      for (let k = 0; k <= workers; k += 1) shares[k] = (counts[k] ?? 0) / BINS;
      return shares;
    },
  };
}

/**
 * A page stays as it is while none of its items is read: of a random permutation without repetition,
 * `(1 − share read)` to the power of the items on a page, pass by pass.
 */
function shuffled({ items, bytes }: DatasetFootprint, workers: number): Coverage {
  const perPage = Math.max(1, Math.round((PAGE_BYTES * items) / Math.max(1, bytes)));
  const whole = new Float64Array(workers).fill(1);
  const readInPass = new Float64Array(workers);
  const shares = new Float64Array(workers + 1);
  let pass = 0;
  const wholeNow = (worker: number): number =>
    (whole[worker] ?? 1) * powerOf(1 - Math.min(1, (readInPass[worker] ?? 0) / items), perPage);
  return {
    read(worker, first, count) {
      const now = Math.floor(first / items);
      if (now > pass) {
        for (let w = 0; w < workers; w += 1) whole[w] = wholeNow(w);
        readInPass.fill(0);
        pass = now;
      }
      readInPass[worker] = (readInPass[worker] ?? 0) + count;
    },
    reset() {
      whole.fill(1);
      readInPass.fill(0);
    },
    shares() {
      shares.fill(0);
      shares[0] = 1;
      for (let w = 0; w < workers; w += 1) {
        const kept = wholeNow(w);
        for (let k = w + 1; k > 0; k -= 1) {
          shares[k] = (shares[k] ?? 0) * kept + (shares[k - 1] ?? 0) * (1 - kept);
        }
        shares[0] *= kept;
      }
      return shares;
    },
  };
}

/** Base to a whole power, by squaring: exact functions alone give the same bits everywhere. */
function powerOf(base: number, exponent: number): number {
  let result = 1;
  let square = base;
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result *= square;
    square *= square;
  }
  return result;
}
