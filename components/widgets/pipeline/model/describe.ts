import { verdictOn } from "@/lib/advice";
import { hasWorkers, type Result } from "@/lib/sim";
import { plural } from "@/lib/words/plural";

/** The picture in words: which lanes there are, and what the run comes down to. */
export function describeRun(result: Result): string {
  const { loader } = result.scenario;
  const lanes = hasWorkers(loader)
    ? `Timeline of ${plural(loader.numWorkers, "worker")}, the finished batches, the main process and the GPU.`
    : "Timeline of the main process, which loads every batch itself, and the GPU.";
  const { headline, detail } = verdictOn(result);
  return `${lanes} ${headline} ${detail}`;
}
