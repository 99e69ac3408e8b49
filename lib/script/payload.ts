import type { Scenario } from "@/lib/sim";
import { indented, type Piece, pythonNumber } from "./python";

const LABEL_BYTES = 8;

/** What a sample returns: one large tensor and numbers beside it, or plain bytes. */
export function sampleLine({ workload, loader }: Scenario): string {
  const { payload } = workload;
  const bytes = Math.round(payload.bytes / loader.batchSize);
  if (payload.kind === "byValue") return `SAMPLE = bytes(${bytes})`;
  const labels = payload.tensors - 1;
  const large = Math.max(1, bytes - labels * LABEL_BYTES);
  const tensor = `torch.ones(${large}, dtype=torch.uint8)`;
  if (labels === 0) return `SAMPLE = (${tensor},)`;
  return labels === 1 ? `SAMPLE = (${tensor}, 7)` : `SAMPLE = (${tensor},) + ${labels} * (7,)`;
}

/** How many samples a batch holds, in Python. */
export function batchLength({ workload }: Scenario): string {
  return workload.payload.kind === "byValue" ? "len(batch) // len(SAMPLE)" : "len(batch[0])";
}

/** Collates as the scenario does, and takes at least the CPU time that it says. */
export function collatePiece({ workload, loader }: Scenario): Piece {
  const { payload, collate } = workload;
  const ms = loader.numWorkers === 0 ? collate.inMainMs : collate.inWorkerMs;
  const { imports, about, call } = kindOf(payload);
  return {
    imports: [...imports, "import time"],
    lines: [
      "def collate(samples):",
      `    """${about}"""`,
      ...indented([
        "began = time.thread_time()",
        `batch = ${call}`,
        `compute(${pythonNumber(ms)} - 1000 * (time.thread_time() - began))`,
        "return batch",
      ]),
    ],
  };
}

function kindOf(payload: Scenario["workload"]["payload"]) {
  if (payload.kind === "byValue") {
    return { imports: [], about: "No tensor: the bytes are pickled whole.", call: 'b"".join(samples)' };
  }
  if (payload.sharedBy === "collate") {
    return {
      imports: ["from torch.utils.data import default_collate"],
      about: "Default collate: in a worker it stacks straight into shared memory.",
      call: "default_collate(samples)",
    };
  }
  return {
    imports: ["import torch"],
    about: "Tensors in ordinary memory, which the worker's feeder thread has to copy.",
    call: "[torch.stack([torch.as_tensor(value) for value in column]) for column in zip(*samples)]",
  };
}
