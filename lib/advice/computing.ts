import { meanOf, type Result } from "@/lib/sim";
import { usefulRate } from "./usefulRate";

type Run = Pick<Result, "scenario" | "totals">;

/**
 * The part of the steady time in which a GPU computes, 0 to 1. With one rank that is the part in which it
 * is busy. Beside other ranks a GPU also runs the kernel of the all-reduce while it waits for the slowest:
 * `nvidia-smi` counts that as busy, the samples per second do not. Mean of all ranks.
 */
export function computingFraction({ scenario, totals }: Run): number {
  const { training, loader } = scenario;
  if (training.ranks === 1) return totals.gpuBusyFraction;
  const stepsPerMs = usefulRate({ scenario, totals }) / 1000 / training.ranks / loader.batchSize;
  return Math.min(totals.gpuBusyFraction, stepsPerMs * meanOf(training.stepMs));
}
