import { explainGap, gpuAt, loaderName, type Phase, phaseAt, rowOf } from "@/lib/advice";
import type { Gap, Result } from "@/lib/sim";
import { levelAt } from "@/lib/signals/levelAt";
import { plural } from "@/lib/words/plural";
import { lifeOf } from "./life";

/** Why the GPU computes or waits at `atMs`, in one or two sentences. */
export function explainMoment(result: Result, atMs: number): string {
  const gpu = gpuAt(result, atMs);
  if (gpu.kind === "over") return "The run is over.";
  const ready = levelAt(result.levels.ready, atMs);
  if (gpu.kind === "step") {
    const rest = ready === 0 ? "no finished batch waits behind it" : waitingTurn(ready);
    return `The GPU computes batch ${gpu.batch}; ${rest}.`;
  }
  const { batch } = gpu.gap;
  const row = rowOf(result.batches, batch);
  if (row < 0) return explainGap(gpu.gap);
  const phase = phaseAt(result.batches, row, atMs);
  const worker = result.batches.worker[row] ?? -1;
  if (phase === "unstarted") return explainUnstarted(result, gpu.gap, atMs, worker);
  const loader = loaderName(worker);
  const held = ready > 0 && (phase === "load" || phase === "collate") ? ` ${heldBack(ready)}` : "";
  const doing =
    loadingInWords(phase, loader) ?? receivedFirst(result, row, atMs) ?? reasonAt(result, batch, atMs);
  return `The GPU waits for batch ${batch}: ${doing}.${held}`;
}

function explainUnstarted(result: Result, gap: Gap, atMs: number, worker: number): string {
  if (gap.cause.kind === "queued") return explainGap(gap);
  const waits = `The GPU waits for batch ${gap.batch}`;
  if (worker >= 0 && levelAt(result.levels.inFlight, atMs) === 0)
    return `${waits}: no index has been sent yet${beforeIndices(result, atMs)}.`;
  const isStarting = result.starts.some(
    (start) => start.worker === worker && start.bornMs <= atMs && atMs < start.readyMs,
  );
  return `${waits}: ${loaderName(worker)} ${isStarting ? "is still starting up" : "has not begun with it"}.`;
}

/** What the main process does before it sends an epoch's first index. */
function beforeIndices({ starts }: Result, atMs: number): string {
  const next = starts.find(({ bornMs }) => bornMs > atMs);
  if (next === undefined) return "";
  return next.callMs <= atMs
    ? ", the workers are being started"
    : ", the main process waits for its workers to end";
}

/** What the one that makes a batch does with it; null once it is made. */
function loadingInWords(phase: Phase, loader: string): string | null {
  if (phase === "load") return `${loader} is still loading it`;
  return phase === "collate" ? `${loader} is collating it` : null;
}

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
function reasonAt(result: Result, batch: number, atMs: number): string {
  const stretches = lifeOf(result, batch)?.stretches ?? [];
  return stretches.find(({ endMs }) => atMs < endMs)?.reason ?? "its step is about to start";
}

function waitingTurn(ready: number): string {
  return ready === 1 ? "1 finished batch waits its turn" : `${ready} finished batches wait their turn`;
}

function heldBack(ready: number): string {
  const held = plural(ready, "finished batch is", "finished batches are");
  return `${held} held back, because batches are delivered in order.`;
}
