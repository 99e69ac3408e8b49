import { meanOf } from "@/lib/sim";
import type { Wish } from "@/lib/scenario-store";
import { withLoader, withTraining } from "./change";
import { withMean } from "./costs";
import { tidy } from "./tidy";

/**
 * The wish with another batch size. What a sample costs stays: the batch's bytes, its collate and the
 * GPU's step grow in proportion. That the step does is an assumption, good for a GPU that is busy.
 */
export function withBatchSize(wish: Wish, batchSize: number): Wish {
  const factor = batchSize / wish.loader.batchSize;
  if (factor === 1) return wish;
  const { workload, training } = wish;
  const { collate, payload } = workload;
  const stepMs = withMean(training.stepMs, tidy(meanOf(training.stepMs) * factor));
  const scaled: Wish = {
    ...wish,
    workload: {
      ...workload,
      collate: {
        inWorkerMs: tidy(collate.inWorkerMs * factor),
        inMainMs: tidy(collate.inMainMs * factor),
      },
      payload: { ...payload, bytes: tidy(payload.bytes * factor) },
    },
  };
  return withLoader(withTraining(scaled, { stepMs }), { batchSize });
}
