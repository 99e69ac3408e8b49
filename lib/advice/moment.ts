import type { Gap, GapCause, Result } from "@/lib/sim";
import { plural } from "@/lib/words/plural";
import { levelAt } from "@/lib/signals/levelAt";

/** What the GPU does at one moment of a run. */
export type GpuMoment =
  | { readonly kind: "step"; readonly batch: number }
  | { readonly kind: "idle"; readonly gap: Gap }
  | { readonly kind: "over" };

/** What the GPU does at `atMs`. Needs a run recorded with signals. */
export function gpuAt(result: Result, atMs: number): GpuMoment {
  const gap = result.gaps.find(({ startMs, endMs }) => startMs <= atMs && atMs < endMs);
  if (gap !== undefined) return { kind: "idle", gap };
  const { batches } = result;
  for (let row = 0; row < batches.count; row += 1) {
    const batch = batches.batch[row] ?? -1;
    if (isWithin(atMs, batches.stepStartMs[row], batches.stepEndMs[row])) return { kind: "step", batch };
  }
  return { kind: "over" };
}

/** Why the GPU computes or waits at `atMs`, in one or two sentences. */
export function explainMoment(result: Result, atMs: number): string {
  const gpu = gpuAt(result, atMs);
  if (gpu.kind === "over") return "The run is over.";
  const ready = levelAt(result.levels.ready, atMs);
  if (gpu.kind === "step") {
    const rest = ready === 0 ? "No finished batch waits behind it." : `${capital(waiting(ready))} for its turn.`;
    return `The GPU computes batch ${gpu.batch}. ${rest}`;
  }
  const held = ready > 0 && gpu.gap.cause.kind === "stage" ? ` ${capital(heldBack(ready))} for order.` : "";
  return `${explainGap(gpu.gap)}${held}`;
}

/** Why one idle stretch of the GPU exists, in a sentence. */
export function explainGap({ batch, cause }: Gap): string {
  if (cause.kind === "end") return "The last step is done; nothing is left to compute.";
  if (cause.kind === "shutdown") return "The epoch is over and the main process waits for its workers to end.";
  return `The GPU waits for batch ${batch}: ${causeInWords(cause)}.`;
}

function causeInWords(cause: Exclude<GapCause, { kind: "end" | "shutdown" }>): string {
  switch (cause.kind) {
    case "workerStart":
      return "the workers are still being started, and no index is sent before the last one runs";
    case "queued":
      return `${loaderName(cause.worker)} is still busy with batch ${cause.behindBatch}`;
    case "core":
      return `${loaderName(cause.worker)} is waiting for a free core`;
    case "lock":
      return `${loaderName(cause.worker)} is waiting for its interpreter lock`;
    case "mainProcess":
      return "it is finished, and the main process has not asked for it yet";
    case "stage":
      return stageInWords(cause.stage, loaderName(cause.worker));
  }
}

function stageInWords(stage: Extract<GapCause, { kind: "stage" }>["stage"], loader: string): string {
  switch (stage) {
    case "storage":
      return `${loader} is still reading it`;
    case "load":
      return `${loader} is still loading it`;
    case "collate":
      return `${loader} is collating it`;
    case "handOver":
      return "it is being handed over to the main process";
    case "pin":
      return "it is being pinned";
    case "copy":
      return "it is being copied to the device";
    case "step":
      return "the step has not started";
  }
}

function loaderName(worker: number): string {
  return worker < 0 ? "the main process" : `worker ${worker}`;
}

function waiting(ready: number): string {
  return ready === 1 ? "1 finished batch waits" : `${ready} finished batches wait`;
}

function heldBack(ready: number): string {
  return `${plural(ready, "finished batch is", "finished batches are")} held back`;
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function isWithin(atMs: number, startMs: number | undefined, endMs: number | undefined): boolean {
  return startMs !== undefined && endMs !== undefined && startMs <= atMs && atMs < endMs;
}
