import { lastNotAfter } from "@/lib/signals/lastNotAfter";
import { levelAt } from "@/lib/signals/levelAt";
import type { Gap, Result } from "@/lib/sim";
import { plural } from "@/lib/words/plural";
import { explainGap, loaderName } from "./gap";
import { phaseAt, rowOf, type Phase } from "./phase";

/** What the GPU does at one moment of a run. */
export type GpuMoment =
  | { readonly kind: "step"; readonly batch: number }
  | { readonly kind: "idle"; readonly gap: Gap }
  | { readonly kind: "over" };

/** What the GPU does at `atMs`. Needs a run recorded with signals. */
export function gpuAt(result: Result, atMs: number): GpuMoment {
  const gap = gapAt(result, atMs);
  if (gap !== undefined) return { kind: "idle", gap };
  const { count, batch, stepStartMs, stepEndMs } = result.batches;
  const row = lastNotAfter(count, (at) => stepStartMs[at] ?? Infinity, atMs);
  return atMs < (stepEndMs[row] ?? -Infinity) ? { kind: "step", batch: batch[row] ?? row } : { kind: "over" };
}

/** The idle stretch of the GPU that a moment lies in; undefined while it computes. */
export function gapAt({ gaps }: Result, atMs: number): Gap | undefined {
  const gap = gaps[lastNotAfter(gaps.length, (at) => gaps[at]?.startMs ?? Infinity, atMs)];
  return gap !== undefined && atMs < gap.endMs ? gap : undefined;
}

/** What happens to a finished batch for which the GPU waits, as a clause. */
export type Tell = (result: Result, row: number, atMs: number) => string;

/** Why the GPU computes or waits at `atMs`, in one or two sentences. */
export function explainMoment(result: Result, atMs: number, tell: Tell = inShort): string {
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
  const doing = loadingInWords(phase, loader) ?? tell(result, row, atMs);
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

/** For a figure that says no more of it: where it is can be seen. */
const inShort: Tell = () => "it is finished, and on its way to the GPU";

function waitingTurn(ready: number): string {
  return ready === 1 ? "1 finished batch waits its turn" : `${ready} finished batches wait their turn`;
}

function heldBack(ready: number): string {
  const held = plural(ready, "finished batch is", "finished batches are");
  return `${held} held back, because batches are delivered in order.`;
}
