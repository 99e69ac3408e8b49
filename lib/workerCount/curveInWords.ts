import { formatPerSecond } from "@/lib/format/number";
import { plural } from "@/lib/words/plural";
import { workersInWords } from "@/lib/words/workersInWords";
import type { Recommendation } from "./recommend";
import type { RatePoint } from "./shape";
import { SHAPE_WORDS } from "./words";

/** The form of a curve and where it bends, in one sentence. What to set is said elsewhere. */
export function curveInWords({
  numWorkers,
  samplesPerSecond,
  shape,
  pace,
  ranks,
  bestPerSecond,
}: Recommendation): string {
  const form = SHAPE_WORDS[shape];
  if (pace.kind === "climbing") return `${form}, up to ${formatPerSecond(bestPerSecond)}: no knee yet.`;
  const rate = formatPerSecond(samplesPerSecond);
  if (numWorkers > 0)
    return `${form}: its knee is at ${plural(numWorkers, "worker")}${ranks > 1 ? " per rank" : ""}, ${rate}.`;
  return pace.kind === "handOver"
    ? `${form}: its best is without workers, ${rate}.`
    : `${form}: ${rate} without workers, and no number of them delivers more.`;
}

/**
 * What is known of a curve while numbers of workers are missing: a first estimate, and neither a form nor a
 * cause, which more points may take back.
 */
export function curveSoFar(
  { numWorkers, samplesPerSecond }: Recommendation,
  points: readonly RatePoint[],
  cursor: number,
): string {
  const now = points.find((point) => point.numWorkers === cursor)?.samplesPerSecond;
  const here = now === undefined ? "" : ` Under the cursor: about ${formatPerSecond(now)}.`;
  return `Still simulating. First estimate: knee near ${plural(numWorkers, "worker")}, about ${formatPerSecond(samplesPerSecond)}.${here}`;
}

/** Where the cursor stands on it, and why it falls if it does. */
export function cursorInWords(
  { numWorkers, shape, threads }: Recommendation,
  points: readonly RatePoint[],
  cursor: number,
): string {
  const now = points.find((point) => point.numWorkers === cursor)?.samplesPerSecond;
  const here =
    cursor === numWorkers
      ? "The cursor stands there."
      : `Under the cursor, ${workersInWords(cursor)}${now === undefined ? "" : `: ${formatPerSecond(now)}`}.`;
  if (shape !== "climbsThenFalls") return here;
  const why =
    threads > 1
      ? `${threads} threads for each worker keep their cores while they wait for one another`
      : "workers that wait long come back to cold caches";
  return `${here} It falls: ${why}.`;
}
