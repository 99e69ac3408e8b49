import { formatPercent, formatPerSecond } from "@/lib/format/number";
import { plural } from "@/lib/words/plural";
import { GOOD_ENOUGH_SHARE, type Pace, type Recommendation } from "./recommend";
import type { RatePoint } from "./shape";
import { BOUND_WORDS } from "./words";

/** The recommendation in words: what to set, and why not more or less. */
export interface Advice {
  readonly headline: string;
  readonly detail: string;
}

/** What a reader with `current` workers is told. `points` is the curve that the recommendation was read off. */
export function adviceOn(
  recommendation: Recommendation,
  points: readonly RatePoint[],
  current: number,
): Advice {
  return {
    headline: headlineOf(recommendation, current, rateAt(points, current)),
    detail: detailOf(recommendation, points),
  };
}

function headlineOf(
  { numWorkers, samplesPerSecond, bestPerSecond }: Recommendation,
  current: number,
  now: number,
) {
  if (current === numWorkers) {
    return `Leave num_workers alone: ${workersOf(numWorkers)}, ${formatPerSecond(samplesPerSecond)}.`;
  }
  const isAsGood = now >= (1 - GOOD_ENOUGH_SHARE) * bestPerSecond;
  if (isAsGood)
    return `${capital(workersOf(numWorkers))} would do: ${formatPerSecond(samplesPerSecond)} against ${formatPerSecond(now)}, for less memory.`;
  const gain = now === 0 ? "" : `, ${formatPercent(samplesPerSecond / now - 1)} more than with ${current}`;
  return `${capital(workersOf(numWorkers))}: ${formatPerSecond(samplesPerSecond)}${gain}.`;
}

function detailOf(recommendation: Recommendation, points: readonly RatePoint[]): string {
  const { numWorkers, pace, shape, threads } = recommendation;
  if (pace.kind === "handOver") {
    return "Handing a batch over costs more than loading it: the main process does better alone.";
  }
  if (pace.kind === "climbing") return "Every worker still adds its share; the knee lies beyond the picture.";
  const next = numWorkers === 0 ? "A worker" : `The ${ordinal(numWorkers + 1)}`;
  const gains = `${next} gains under ${formatPercent(GOOD_ENOUGH_SHARE)}`;
  if (shape !== "climbsThenFalls") return `${gains}. ${paceInWords(pace)}.`;
  const falls = `${gains}; with ${points.at(-1)?.numWorkers ?? 0} it is less`;
  if (threads === 1) return `${falls}. ${paceInWords(pace)}.`;
  return `${falls}: ${threads} threads for each worker keep their cores while they wait for one another.`;
}

function paceInWords(pace: Extract<Pace, { readonly kind: "bound" | "threads" | "order" }>): string {
  if (pace.kind === "threads") return "Threads of the library wait for one another";
  if (pace.kind === "order") {
    return "No single part sets the pace: batches differ, and finished ones wait for their turn";
  }
  const { subject } = BOUND_WORDS[pace.key];
  const verb = pace.key === "cores" || pace.key === "workers" ? "set" : "sets";
  return `${capital(subject)} ${verb} the pace`;
}

function rateAt(points: readonly RatePoint[], numWorkers: number): number {
  return points.find((point) => point.numWorkers === numWorkers)?.samplesPerSecond ?? 0;
}

function workersOf(count: number): string {
  return count === 0 ? "no workers" : plural(count, "worker");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const ORDINALS = [
  "",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];

function ordinal(count: number): string {
  const known = ORDINALS[count];
  if (known !== undefined && known !== "") return known;
  const endings: Readonly<Record<number, string>> = { 1: "st", 2: "nd", 3: "rd" };
  const teens = count % 100 >= 11 && count % 100 <= 13;
  return `${count}${teens ? "th" : (endings[count % 10] ?? "th")}`;
}
