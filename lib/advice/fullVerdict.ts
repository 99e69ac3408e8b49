import { formatMs, formatPercent } from "@/lib/format/number";
import { hasWorkers, meanOf, type Result } from "@/lib/sim";
import { meanBetween } from "@/lib/signals/meanBetween";
import { plural } from "@/lib/words/plural";
import { betweenSteps } from "./betweenSteps";
import { computingFraction } from "./computing";
import { coresInWords, SMALL_REST, type Verdict, verdictOn } from "./verdict";

/** An end of an epoch that is longer than this part of the run is worth a word. */
const LONG_END = 0.05;

/**
 * The verdict on a run of any scenario: as {@link verdictOn} says it, but also where batches are pinned, with
 * several ranks, where workers of a stream have nothing to load, where the loop's own work keeps the GPU
 * waiting, and where an epoch ends slowly.
 */
export function fullVerdictOn(result: Result): Verdict {
  const verdict = rankVerdict(result, verdictOn(result, betweenSteps));
  const told = streamVerdict(result, verdict) ?? ownWorkVerdict(result, verdict);
  return { ...told, detail: told.detail + endInWords(result) };
}

const LAST_RANK =
  "This rank has its batches in time. For most of its steps it waits in the all-reduce, for whichever rank has its batch last.";

/** Beside other ranks a GPU that waits for them is busy to all tools, and computes nothing. */
function rankVerdict(result: Result, verdict: Verdict): Verdict {
  const { training, loader } = result.scenario;
  const { ranks } = training;
  if (ranks === 1) return verdict;
  const busy = result.totals.gpuBusyFraction;
  const computing = computingFraction(result);
  const headline = `A GPU computes ${formatPercent(computing)} of the time; nvidia-smi shows ${formatPercent(busy)} for this one, since waiting in the all-reduce counts as busy.`;
  if (verdict.kind === "cores") {
    const sharers = `${plural(ranks * loader.numWorkers, "worker")} and ${ranks} main processes`;
    return { ...verdict, headline, detail: coresInWords(result, sharers) };
  }
  return hasWorkers(loader) && busy - computing > SMALL_REST
    ? { kind: "uneven", headline, detail: LAST_RANK }
    : { ...verdict, headline };
}

/** Null where every worker loads something, or nobody waits for them. */
function streamVerdict({ scenario, batches }: Result, verdict: Verdict): Verdict | null {
  const { loader, training } = scenario;
  const loading = new Set(batches.worker).size;
  if (!hasWorkers(loader) || loading >= loader.numWorkers) return null;
  if (verdict.kind !== "starved" && verdict.kind !== "uneven") return null;
  const loadMs = meanBetween(batches.loadStartMs, batches.collateEndMs) / loading;
  return {
    ...verdict,
    kind: "starved",
    detail: `It waits for workers. Only ${loading} of ${plural(loader.numWorkers, "worker")} ${loading === 1 ? "has" : "have"} anything to load, a batch every ${formatMs(loadMs)}; a step takes ${formatMs(meanOf(training.stepMs))}.`,
  };
}

function ownWorkVerdict({ scenario: { training }, batches }: Result, verdict: Verdict): Verdict {
  const handOverMs = meanBetween(batches.takenMs, batches.receivedMs);
  if (verdict.kind !== "handOver" || training.hostMs <= handOverMs) return verdict;
  const begins = training.readsLoss ? ", which begins once the loss is there" : "";
  return {
    ...verdict,
    detail: `Batches are ready in time. Between one step and the next the GPU waits for the loop’s own work${begins}.`,
  };
}

function endInWords({ totals: { lastShutdownMs, wallMs } }: Result): string {
  return lastShutdownMs > LONG_END * wallMs
    ? ` The next() that ends the epoch takes ${formatMs(lastShutdownMs)}: it waits for workers to leave.`
    : "";
}
