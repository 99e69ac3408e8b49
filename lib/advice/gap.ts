import type { Gap, GapCause, Stage } from "@/lib/sim";

/** Why one idle stretch of the GPU exists, in a sentence. */
export function explainGap({ batch, cause }: Gap): string {
  if (cause.kind === "end") return "The last step is done; nothing is left to compute.";
  if (cause.kind === "shutdown")
    return "The epoch is over, and the main process waits for its workers to end.";
  return `The GPU waits for batch ${batch}: ${causeInWords(cause)}.`;
}

/** `worker 3`, or the main process where there are no workers. */
export function loaderName(worker: number): string {
  return worker < 0 ? "the main process" : `worker ${worker}`;
}

function causeInWords(cause: Exclude<GapCause, { kind: "end" | "shutdown" }>): string {
  switch (cause.kind) {
    case "workerStart":
      return "the workers are being started, and no index is sent before the last one runs";
    case "queued":
      return `${loaderName(cause.worker)} is still busy with batch ${cause.behindBatch}`;
    case "core":
      return `${loaderName(cause.worker)} waits for a free core`;
    case "lock":
      return `${loaderName(cause.worker)} waits for its interpreter lock`;
    case "mainProcess":
      return "it is finished, and the main process is busy with something else";
    case "stage":
      return stageInWords(cause.stage, loaderName(cause.worker));
  }
}

function stageInWords(stage: Stage, loader: string): string {
  switch (stage) {
    case "storage":
      return `${loader} waits for storage`;
    case "load":
      return `${loader} takes its time to load it`;
    case "collate":
      return `${loader} takes its time to collate it`;
    case "handOver":
      return "the hand-over to the main process takes its time";
    case "pin":
      return "copying it into pinned memory takes its time";
    case "copy":
      return "the copy to the GPU takes its time";
    case "step":
      return "its step has not been launched";
  }
}
