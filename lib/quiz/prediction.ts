import { usefulRate, usefulRateOverall } from "@/lib/advice/usefulRate";
import type { Result } from "@/lib/sim";
import type { PredictedNumber, QuizCase } from "./quizCase";

/** The number that a prediction is about: of samples per second, the same as the case compares by. */
export function predictedNumber(
  { objective }: Pick<QuizCase, "objective">,
  of: PredictedNumber,
  run: Result,
) {
  if (of !== "samplesPerSecond") return run.totals[of];
  return objective === "wholeRun" ? usefulRateOverall(run) : usefulRate(run);
}

/** The option that the simulator proves right: about the run itself, or about `after` as a multiple of it. */
export function rightOption(
  quizCase: Pick<QuizCase, "objective" | "prediction">,
  before: Result,
  after: Result,
): number {
  const { about, of, options } = quizCase.prediction;
  const own = predictedNumber(quizCase, of, before);
  const value = about.run === "before" ? own : predictedNumber(quizCase, of, after) / Math.max(1e-12, own);
  return options.findIndex(({ below }) => below === null || value < below);
}
