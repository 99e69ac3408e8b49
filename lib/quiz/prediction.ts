import type { Result } from "@/lib/sim";
import type { CasePrediction, PredictedNumber } from "./quizCase";

/** The number that a prediction is about, read off a run with signals. Fractions, per second, milliseconds, ratios. */
export function predictedNumber(of: PredictedNumber, { totals, batches }: Result): number {
  switch (of) {
    case "gpuBusyFraction":
    case "waitFraction":
    case "samplesPerSecond":
    case "firstBatchMs":
      return totals[of];
    case "longestToMedianWait": {
      const { count, nextCallMs, nextReturnMs } = batches;
      const waitsMs = Array.from(
        { length: Math.max(0, count - 1) },
        (_, row) => (nextReturnMs[row + 1] ?? 0) - (nextCallMs[row + 1] ?? 0),
      );
      const sorted = waitsMs.toSorted((a, b) => a - b);
      return (sorted.at(-1) ?? 0) / Math.max(1e-6, sorted[Math.floor(sorted.length / 2)] ?? 0);
    }
  }
}

/** The option that the simulator proves right: about the run itself, or about `after` as a multiple of it. */
export function rightOption(prediction: CasePrediction, before: Result, after: Result): number {
  const own = predictedNumber(prediction.of, before);
  const value =
    prediction.about.run === "before" ? own : predictedNumber(prediction.of, after) / Math.max(1e-12, own);
  return prediction.options.findIndex(({ below }) => below === null || value < below);
}
