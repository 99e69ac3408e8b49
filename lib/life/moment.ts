import { explainMoment, type Tell } from "@/lib/advice";
import type { Result } from "@/lib/sim";
import { lifeOf } from "./life";

/** Why the GPU computes or waits at `atMs`, in one or two sentences: what its life says of a finished batch. */
export function momentStory(result: Result, atMs: number): string {
  return explainMoment(result, atMs, tell);
}

const tell: Tell = (result, row, atMs) => receivedFirst(result, row, atMs) ?? reasonAt(result, row, atMs);

/** What keeps a batch from being received: the one that is in hand. Null where it is not that. */
function receivedFirst({ batches, scenario }: Result, row: number, atMs: number): string | null {
  const { batch, collateEndMs, takenMs, receivedMs, pinnedMs } = batches;
  if (atMs < (collateEndMs[row] ?? Infinity) || atMs >= (takenMs[row] ?? 0)) return null;
  const other = takenMs.findIndex((ms, at) => ms <= atMs && atMs < (pinnedMs[at] ?? 0));
  if (other < 0) return null;
  const receiver = scenario.loader.pinMemory ? "pin thread" : "main process";
  const does = atMs < (receivedMs[other] ?? 0) ? "receiving" : "pinning";
  return `the ${receiver} is ${does} batch ${batch[other] ?? -1} before it`;
}

/** What its life says of a batch at a moment; the shortest stretches say nothing of themselves. */
function reasonAt(result: Result, row: number, atMs: number): string {
  const stretches = lifeOf(result, result.batches.batch[row] ?? -1)?.stretches ?? [];
  return stretches.find(({ endMs }) => atMs < endMs)?.reason ?? "its step is about to start";
}
