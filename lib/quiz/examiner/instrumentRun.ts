import type { InstrumentRun } from "@/lib/instruments";
import type { Objective, Outcome } from "../objective";

/** A run as the instruments see it: until something ends it, and up to its first batch where that is the question. */
export function instrumentRun(
  { result, memory, failure }: Outcome,
  objective: Objective = "throughput",
): InstrumentRun {
  const isStart = objective === "firstBatch";
  return { result, memory, endMs: failure?.atMs ?? result.totals.wallMs, ...(isStart && { isStart }) };
}
