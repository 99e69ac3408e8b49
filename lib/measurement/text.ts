import type { PredictionDocument } from "./document";
import type { SweepPoint } from "./sweep";

/** A prediction as a table for people: samples per second, observed and predicted. */
export function predictionAsText(document: PredictionDocument): string {
  const rows = document.runs.map((run) => [
    run.id,
    figure(run.observed?.samplesPerSecond),
    figure(run.predicted?.samplesPerSecond),
    figure(run.composed?.samplesPerSecond),
    figure(run.predicted?.firstBatchMs),
    figure(run.predicted === undefined ? undefined : 100 * run.predicted.waitFraction),
  ]);
  return table(["run", "observed/s", "predicted/s", "composed/s", "first batch ms", "wait %"], rows);
}

/** A sweep as a table for people. */
export function sweepAsText(points: readonly SweepPoint[]): string {
  return table(
    ["numWorkers", "predicted/s"],
    points.map((point) => [String(point.numWorkers), figure(point.samplesPerSecond)]),
  );
}

function figure(value: number | undefined): string {
  if (value === undefined) return "–";
  return value.toFixed(Math.abs(value) < 100 ? 1 : 0);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => (row[i] ?? "").length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join("  ");
  return [head, ...rows].map(line).join("\n");
}
