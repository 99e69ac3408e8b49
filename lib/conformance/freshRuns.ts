import { compose, predict } from "@/lib/measurement/predict";
import type { Measurement } from "@/lib/measurement/schema";
import { quantile } from "./quantile";

/** One run that was recorded just now, next to what the simulator says; relative errors. */
export interface Held {
  readonly id: string;
  readonly observedPerSecond: number;
  readonly predicted: number;
  /** From the CPU time of the run itself. */
  readonly composed: number;
  /** Difference between the repeats, relative to their mean. */
  readonly spread: number;
  /** Batches in flight, simulated less observed. */
  readonly inFlight: number;
}

/**
 * Half of the runs have to be composed within this, beyond half their spread. Wide, because nobody knows
 * what else the machine was doing; the recorded runs, on a quiet machine, are held to a twentieth of it.
 */
export const MEDIAN_BAR = 0.15;

/** The simulator against the runs of a measurement that have figures. */
export function againstRecording(measurement: Measurement): Held[] {
  return measurement.runs.flatMap((run) => {
    const { observed, quality } = run;
    const composed = compose(measurement, run);
    if (observed === undefined || composed === null) return [];
    const predicted = predict(measurement, run);
    return [
      {
        id: run.id,
        observedPerSecond: observed.samplesPerSecond,
        predicted: predicted.samplesPerSecond / observed.samplesPerSecond - 1,
        composed: composed.samplesPerSecond / observed.samplesPerSecond - 1,
        spread: (quality?.spreadPercent ?? 0) / 100,
        inFlight: composed.maxInFlight - observed.maxInFlight,
      },
    ];
  });
}

/** What can be judged: on a machine that others keep busy only the batches in flight, since no rate can be foreseen. */
export type Judged = "all" | "inFlight";

/** Whether the credits agree exactly, and the middle error is within {@link MEDIAN_BAR} where rates are judged. */
export function isWithinBar(held: readonly Held[], judged: Judged): boolean {
  if (held.length === 0 || held.some(({ inFlight }) => inFlight !== 0)) return false;
  return judged === "inFlight" || medianError(held) <= MEDIAN_BAR;
}

function medianError(held: readonly Held[]): number {
  return quantile(
    held.map(({ composed, spread }) => Math.max(0, Math.abs(composed) - spread / 2)),
    0.5,
  );
}

/** A table for people, and the verdict. */
export function heldAsText(held: readonly Held[], judged: Judged): string {
  const rows = held.map((run) => [
    run.id,
    run.observedPerSecond.toFixed(1),
    percent(run.predicted),
    percent(run.composed),
    percent(run.spread),
    String(run.inFlight),
  ]);
  const head = ["run", "observed/s", "predicted", "composed", "spread", "in flight"];
  const lines = [head, ...rows].map((cells) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(34) : cell.padStart(12))).join(""),
  );
  return [...lines, verdictOf(held, judged)].join("\n");
}

function verdictOf(held: readonly Held[], judged: Judged): string {
  if (held.length === 0) return "No run to hold the simulator against.";
  const middle = `Middle error beyond the spread ${percent(medianError(held))}`;
  if (judged === "all") return `${middle}, allowed is ${percent(MEDIAN_BAR)}.`;
  return `${middle}; not judged, since other programs kept the machine busy. Batches in flight are.`;
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}
