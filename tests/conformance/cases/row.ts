import type { Result, Scenario } from "@/lib/sim";

/** How far the simulator may be from the report. */
export type Tolerance =
  /** Part of the expected figure. */
  | { readonly relative: number }
  /** In the unit of the figure. */
  | { readonly absolute: number }
  /** The report gives a limit. */
  | { readonly limit: "atMost" | "atLeast" };

/** One thing a report says, next to what is simulated. */
export interface CaseRow {
  readonly id: string;
  /** What is compared, with its unit. */
  readonly what: string;
  readonly scenarios: readonly Scenario[];
  /** The simulator's figure, from the results of the scenarios in their order. */
  readonly measure: (results: readonly Result[]) => number;
  /** The report's figure. */
  readonly expected: number;
  readonly tolerance: Tolerance;
  /** What justifies the tolerance, and what else there is to know. */
  readonly why: string;
}

/** A row on which report and simulator disagree. */
export interface Contradiction extends CaseRow {
  /** What the simulator says instead; within {@link NOTED}. */
  readonly simulated: number;
}

/** A noted figure may move by this part before it has to be noted anew. */
export const NOTED = 0.05;

/** Whether a simulated figure agrees with a report. */
export function agrees(simulated: number, { expected, tolerance }: CaseRow): boolean {
  if ("relative" in tolerance)
    return Math.abs(simulated - expected) <= tolerance.relative * Math.abs(expected);
  if ("absolute" in tolerance) return Math.abs(simulated - expected) <= tolerance.absolute;
  return tolerance.limit === "atMost" ? simulated <= expected : simulated >= expected;
}
