import { formatCount, formatMs, formatPercent } from "@/lib/format/number";
import { plural } from "@/lib/words/plural";
import { hasDied, type InstrumentRun, type Reading, type Strip } from "./reading";

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

/**
 * Milliseconds inside each `next()` that ends an epoch and takes workers down; it brings no batch. When it
 * was called is known of the last one; between the last batch and that call the others do the same.
 */
export function endsOf(run: InstrumentRun): readonly number[] {
  const { batches, totals, starts } = run.result;
  if (hasDied(run) || totals.lastShutdownMs === 0) return [];
  const callMs = (row: number) =>
    (batches.nextReturnMs[row] ?? 0) +
    totals.wallMs -
    totals.lastShutdownMs -
    (batches.nextReturnMs[batches.count - 1] ?? 0);
  const later = starts.filter(({ worker }) => worker === 0).slice(1);
  const before = later.map(({ callMs: startMs }, epoch) =>
    Math.max(0, startMs - callMs(batches.epoch.lastIndexOf(epoch))),
  );
  return [...before, totals.lastShutdownMs];
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
  const endsMs = endsOf(run);
  const steady = waitsMs.slice(1).toSorted((a, b) => a - b);
  const median = steady[Math.floor(steady.length / 2)] ?? 0;
  const { totals } = run.result;
  return {
    title: "Waits in next()",
    stage: "handOver",
    tool: "time.perf_counter() around next()",
    numbers: [
      ...shares(run, [...waitsMs, ...endsMs]),
      { label: "iter() before the first", text: formatMs(totals.iteratorMs) },
      { label: "first", text: formatMs(waitsMs[0] ?? 0) },
      { label: "median of the rest", text: formatMs(median) },
      { label: "longest of the rest", text: formatMs(steady.at(-1) ?? 0) },
      ...(hasDied(run) ? [] : [{ label: endLabel(endsMs), text: formatMs(totals.lastShutdownMs) }]),
    ],
    strips: [oneByOne(waitsMs, compared), histogram(run, compared)],
  };
}

/** The call that ends an epoch brings no batch: it has a line of its own. */
function endLabel(endsMs: readonly number[]): string {
  return endsMs.length > 1
    ? `without a batch: each of the ${endsMs.length} that end an epoch`
    : "without a batch: the one that ends the epoch";
}

/** Part of the time inside `next()`: of every rank where there are several, since they take turns at waiting. */
function shares(run: InstrumentRun, waitsMs: readonly number[]): Reading["numbers"] {
  const { totals, ranks } = run.result;
  const inside = waitsMs.reduce((sum, ms) => sum + ms, 0) / Math.max(1e-6, run.endMs);
  const whole = { label: "of the whole run", text: formatPercent(inside) };
  if (hasDied(run)) return [whole];
  const own = formatPercent(totals.waitFraction);
  if (ranks.length === 1) return [whole, { label: "once it is steady", text: own }];
  const all = ranks.map(({ waitFraction }) => waitFraction);
  const [least, most] = [Math.min(...all), Math.max(...all)].map(formatPercent);
  return [
    { label: "once it is steady, rank 0", text: own },
    {
      label: `the same, all ${all.length} ranks`,
      text: least === most ? own : `${least ?? ""} to ${most ?? ""}`,
    },
  ];
}

function oneByOne(waitsMs: readonly number[], compared: readonly InstrumentRun[]): Strip {
  // The first wait includes the start of the workers and would flatten all others.
  const shown = (all: readonly number[]) => all.slice(1, 1 + FIRST_WAITS);
  const values = shown(waitsMs);
  const top = Math.max(1e-3, ...compared.flatMap((run) => shown(waitsOf(run))));
  return {
    label:
      waitsMs.length > 1 + FIRST_WAITS
        ? `one by one, without the first: ${FIRST_WAITS} of ${waitsMs.length - 1}`
        : "one by one, without the first",
    values,
    top,
    topText: formatMs(top),
    fromText: "batch 1",
    untilText: `batch ${values.length}`,
    texts: values.map(formatMs),
    places: values.map((_, index) => `batch ${index + 1}`),
    endedAt: null,
  };
}

function histogram(run: InstrumentRun, compared: readonly InstrumentRun[]): Strip {
  const counted = (one: InstrumentRun) => binned([...waitsOf(one), ...endsOf(one)]);
  const all = compared.map(counted);
  const used = BINS_MS.map((_, bin) => bin).filter((bin) => all.some((counts) => (counts[bin] ?? 0) > 0));
  const first = used[0] ?? 0;
  const last = used.at(-1) ?? first;
  const top = Math.max(1, ...all.flat());
  const values = counted(run).slice(first, last + 1);
  return {
    label: "how many of each length (logarithmic)",
    values,
    top,
    topText: plural(top, "wait"),
    fromText: first === 0 ? "0" : formatMs(BINS_MS[first - 1] ?? 0),
    untilText: last === BINS_MS.length - 1 ? "longer" : formatMs(BINS_MS[last] ?? 0),
    texts: values.map(formatCount),
    places: values.map((_, index) => binName(first + index)),
    endedAt: null,
  };
}

function binName(bin: number): string {
  const below = BINS_MS[bin] ?? Infinity;
  const from = formatMs(BINS_MS[bin - 1] ?? 0);
  return below === Infinity ? `${from} or longer` : `${from} to ${formatMs(below)}`;
}
