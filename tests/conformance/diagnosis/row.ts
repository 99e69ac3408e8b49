import type { Complaint } from "@/lib/advice";
import { defaultLoaderWish, defaultTraining, meanOf, type Scenario } from "@/lib/sim";
import { caseScenario, type Reported } from "../cases/scenario";

/** A report, as the diagnosis is asked about it. */
export interface DiagnosisRow {
  readonly id: string;
  /** Where a report has several runs, which one. */
  readonly run: string | null;
  /** What the report times; its `out` has figures of that. */
  readonly complaint: Complaint;
  readonly scenario: Scenario;
}

/** The default step, for a batch of so many samples. */
const STEP_MS_PER_SAMPLE = meanOf(defaultTraining.stepMs) / defaultLoaderWish.batchSize;

/** A row about throughput. Where the report tells no step, the loader alone is looked at: the step is free. */
export function slow(id: string, what: Reported, run: string | null = null): DiagnosisRow {
  return { id, run, complaint: "throughput", scenario: caseScenario(what) };
}

/** A row about a loader that is fast enough on average: without a step in the report, the default one. */
export function fed(id: string, what: Reported): DiagnosisRow {
  const batchSize = what.loader?.batchSize ?? defaultLoaderWish.batchSize;
  const stepMs = STEP_MS_PER_SAMPLE * batchSize;
  return slow(id, { stepMs, ...what, loader: { batchSize, ...what.loader } });
}

/** A row about the time to the first batch, or about all epochs with their starts and ends. */
export function late(
  id: string,
  complaint: "firstBatch" | "wholeRun",
  what: Reported,
  run: string | null = null,
): DiagnosisRow {
  return { id, run, complaint, scenario: caseScenario(what) };
}
