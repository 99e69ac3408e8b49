import type { InstrumentRun } from "@/lib/instruments";
import type { Outcome } from "../objective";

/** A run as the instruments see it: until something ends it. */
export function instrumentRun({ result, memory, failure }: Outcome): InstrumentRun {
  return { result, memory, endMs: failure?.atMs ?? result.totals.wallMs };
}
