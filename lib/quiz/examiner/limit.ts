import { heldAt } from "@/lib/advice/memory";
import { formatBytes } from "@/lib/format/bytes";
import { formatCount, formatMs } from "@/lib/format/number";
import type { Failure } from "@/lib/sim/memory";
import { plural } from "@/lib/words/plural";
import type { Objective, Outcome } from "../objective";
import { paceInWords } from "./pace";

/** What stands in the way of a run on an objective, in a sentence with the simulator's numbers. */
export function limitInWords(objective: Objective, outcome: Outcome): string {
  const { failure } = outcome;
  if (failure !== null) return failureInWords(failure, outcome);
  switch (objective) {
    case "firstBatch":
      return firstBatchInWords(outcome);
    case "bytes":
      return peakInWords(outcome);
    case "throughput":
    case "nothingToGain":
    case "survival":
    case "wholeRun":
      return paceInWords(outcome.result, objective === "wholeRun");
  }
}

function failureInWords({ what, needed, limit, atMs }: Failure, { memory }: Outcome): string {
  if (what === "openFiles") {
    return `The tensors of the next batch would make it ${formatCount(needed)} descriptors, and ${formatCount(limit)} are allowed.`;
  }
  if (what === "shm") {
    return `The next batch would make it ${formatBytes(needed)} in /dev/shm, which has ${formatBytes(limit)}.`;
  }
  const [most] = heldAt(memory, atMs);
  const evidence = most === undefined ? "" : ` ${most.evidence.replace(" at the peak", " then")}`;
  const has = formatBytes(limit);
  const comesTo = formatBytes(needed) === has ? `more than ${has}` : formatBytes(needed);
  return `It comes to ${comesTo}, and the machine has ${has}.${evidence}`;
}

function firstBatchInWords({ result: { totals, batches, scenario } }: Outcome): string {
  const loadMs = (batches.collateEndMs[0] ?? 0) - (batches.loadStartMs[0] ?? 0);
  return `Until somebody begins to load ${formatMs(batches.loadStartMs[0] ?? totals.iteratorMs)} pass; then one process builds the first batch, ${plural(scenario.loader.batchSize, "sample")} one after the other, in ${formatMs(loadMs)}.`;
}

function peakInWords({ memory, result }: Outcome): string {
  const [most] = heldAt(memory, memory.peaks.ram.atMs);
  return most === undefined ? paceInWords(result, false) : most.evidence;
}
