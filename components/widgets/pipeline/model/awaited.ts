import type { Box } from "@/components/charts/roundedRect";
import type { GpuMoment } from "@/lib/advice";
import type { BatchTable } from "@/lib/sim";
import type { Frame } from "./frame";
import { restingBox } from "./positions";
import type { Token } from "./tokens";

/**
 * The place that an idle GPU waits for: where its next batch is, or the worker that has yet to begin
 * with it. Null while the GPU computes, and where there is no next batch.
 */
export function awaitedBox(
  gpu: GpuMoment,
  tokens: readonly Token[],
  { batch, worker }: BatchTable,
  frame: Frame,
): Box | null {
  if (gpu.kind !== "idle" || gpu.gap.batch < 0) return null;
  const token = tokens.find((candidate) => candidate.batch === gpu.gap.batch);
  if (token !== undefined) return restingBox(token.place, frame);
  const maker = worker[batch.indexOf(gpu.gap.batch)] ?? -1;
  return restingBox(maker < 0 ? { kind: "main" } : { kind: "worker", worker: maker }, frame);
}
