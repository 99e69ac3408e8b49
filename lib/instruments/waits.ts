import { formatCount, formatMs, formatPercent } from "@/lib/format/number";
import { plural } from "@/lib/words/plural";
import type { InstrumentRun, Reading, Strip } from "./reading";

/** So many waits are shown one by one. */
const FIRST_WAITS = 48;

/** Upper ends of the bins, milliseconds; three to a decade. */
const BINS_MS = [0.1, 0.3, 1, 3, 10, 30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000, 300_000, Infinity];

/** Milliseconds inside each `next()`, in the order of delivery, as long as the run lives. */
export function waitsOf({ result, endMs }: InstrumentRun): readonly number[] {
  const { count, nextCallMs, nextReturnMs } = result.batches;
  const lived = nextReturnMs.subarray(0, count).filter((returnMs) => returnMs <= endMs).length;
  return Array.from({ length: lived }, (_, row) => (nextReturnMs[row] ?? 0) - (nextCallMs[row] ?? 0));
}

/** How many waits fall into each bin. */
export function binned(waitsMs: readonly number[]): readonly number[] {
  return BINS_MS.map((below, bin) => {
    const from = BINS_MS[bin - 1] ?? 0;
    return waitsMs.filter((ms) => ms >= from && ms < below).length;
  });
}

/** The waits inside `next()`: one by one, and how many of each length. All runs that are compared give the scales. */
export function waitsReading(run: InstrumentRun, compared: readonly InstrumentRun[]): Reading {
  const waitsMs = waitsOf(run);
  const steady = waitsMs.slice(1).toSorted((a, b) => a - b);
  const median = steady[Math.floor(steady.length / 2)] ?? 0;
  return {
    title: "Waits in next()",
    stage: "handOver",
    tool: "time.perf_counter() around next()",
    numbers: [
      { label: "of the time", text: formatPercent(run.result.totals.waitFraction) },
      { label: "first", text: formatMs(waitsMs[0] ?? 0) },
      { label: "median of the rest", text: formatMs(median) },
      { label: "longest of the rest", text: formatMs(steady.at(-1) ?? 0) },
    ],
    strips: [oneByOne(waitsMs, compared), histogram(waitsMs, compared)],
  };
}

function oneByOne(waitsMs: readonly number[], compared: readonly InstrumentRun[]): Strip {
  // The first wait includes the start of the workers and would flatten all others.
  const shown = (all: readonly number[]) => all.slice(1, 1 + FIRST_WAITS);
  const values = shown(waitsMs);
  const top = Math.max(1e-3, ...compared.flatMap((run) => shown(waitsOf(run))));
  return {
    label: "one by one, without the first",
    values,
    top,
    topText: formatMs(top),
    fromText: "batch 1",
    untilText: `batch ${values.length}`,
    texts: values.map(formatMs),
    places: values.map((_, index) => `batch ${index + 1}`),
  };
}

function histogram(waitsMs: readonly number[], compared: readonly InstrumentRun[]): Strip {
  const all = compared.map((run) => binned(waitsOf(run)));
  const used = BINS_MS.map((_, bin) => bin).filter((bin) => all.some((counts) => (counts[bin] ?? 0) > 0));
  const first = used[0] ?? 0;
  const last = used.at(-1) ?? first;
  const top = Math.max(1, ...all.flat());
  const values = binned(waitsMs).slice(first, last + 1);
  return {
    label: "how many of each length",
    values,
    top,
    topText: plural(top, "wait"),
    fromText: first === 0 ? "0" : formatMs(BINS_MS[first - 1] ?? 0),
    untilText: last === BINS_MS.length - 1 ? "longer" : formatMs(BINS_MS[last] ?? 0),
    texts: values.map(formatCount),
    places: values.map((_, index) => binName(first + index)),
  };
}

function binName(bin: number): string {
  const below = BINS_MS[bin] ?? Infinity;
  const from = formatMs(BINS_MS[bin - 1] ?? 0);
  return below === Infinity ? `${from} or longer` : `${from} to ${formatMs(below)}`;
}
