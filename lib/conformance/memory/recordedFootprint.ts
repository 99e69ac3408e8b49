import * as v from "valibot";
import type { MeasuredRun, Measurement } from "@/lib/measurement/schema";
import { type Footprint, type InterpreterFootprint, RECORDED_INTERPRETER } from "@/lib/sim/memory";
import type { MemorySample } from "./samples";

/** The same as {@link RECORDED_INTERPRETER} for Debian's torch 1.13, from its own runs before any worker was started. */
const INTERPRETER_1_13: InterpreterFootprint = {
  sharedBytes: 106e6,
  mainBytes: 28e6,
  forkedBytes: 6e6,
  spawnedBytes: 119e6,
};

/**
 * How many items the recorded workload passes over for each that it reads. The files do not say; the run
 * with one worker does: its memory stops growing after 325 batches of 1024 of the 2 million items.
 */
const STRIDE = 6;

const listRefcount = v.object({
  sampleKind: v.literal("list_refcount"),
  sampleParams: v.object({ items: v.number(), kind: v.picklist(["list", "numpy"]) }),
});

/** What a recorded run of `list_refcount` keeps, from the main process before its workers start; null for other workloads. */
export function recordedFootprint(
  { dataset, machine }: Measurement,
  { training, loader }: MeasuredRun,
  before: MemorySample,
): Footprint | null {
  const parsed = v.safeParse(listRefcount, dataset);
  if (!parsed.success) return null;
  const { items, kind } = parsed.output.sampleParams;
  const interpreter = machine.torch?.startsWith("1.") === true ? INTERPRETER_1_13 : RECORDED_INTERPRETER;
  return {
    dataset: {
      kind: kind === "list" ? "pythonObjects" : "array",
      items,
      bytes: before.main.privateDirtyBytes - interpreter.mainBytes,
      order: "sequential",
      passes: (training.batchesPerEpoch * loader.batchSize * STRIDE) / items,
    },
    interpreter,
    rawBytesPerSample: dataset.bytesPerSample ?? 0,
    batchesHeld: 1,
    tensorLayout: "oneLarge",
  };
}
