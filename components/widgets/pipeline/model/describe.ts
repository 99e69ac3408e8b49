import { type Verdict, verdictOn } from "@/lib/advice";
import { hasWorkers, type Result } from "@/lib/sim";
import { plural } from "@/lib/words/plural";

/** What is in the picture, for those who don't see it; what the run comes down to is said beside it. */
export function describeLanes({ scenario: { loader } }: Result): string {
  return hasWorkers(loader)
    ? `Timeline of ${plural(loader.numWorkers, "worker")}, the finished batches, the main process and the GPU.`
    : "Timeline of the main process, which loads every batch itself, and the GPU.";
}

/** What the run comes down to. */
export function describeRun(result: Result, judge: (result: Result) => Verdict = verdictOn): string {
  const { headline, detail } = judge(result);
  return `${headline} ${detail}`;
}
