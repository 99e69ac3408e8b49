import { type Preset, PRESETS } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import { fixed } from "@/lib/sim";

function presetWish(id: string): Wish {
  const preset = PRESETS.find((candidate): candidate is Preset => candidate.id === id);
  if (preset === undefined) throw new Error(`no preset ${id}`);
  return preset.wish;
}

const objects = presetWish("object-store");
const rows = presetWish("tabular-rows");
const tail = presetWish("heavy-tailed");

/** Wishes that between them use every part of a script. */
export const WISHES: Readonly<Record<string, Wish>> = {
  "shared-storage": presetWish("jpeg-hard-disk"),
  "read-per-batch": presetWish("network-shards"),
  "no-workers": { ...rows, loader: { ...rows.loader, numWorkers: 0, prefetchFactor: 8, inOrder: false } },
  "runs-ahead": {
    ...objects,
    loader: {
      ...objects.loader,
      pinMemory: true,
      persistentWorkers: true,
      inOrder: false,
      startMethod: "spawn",
    },
    training: {
      ...objects.training,
      readsLoss: false,
      copy: { nonBlocking: true, stream: "side" },
      epochs: 2,
      breakAfterBatches: 40,
      hostMs: 1.5,
    },
  },
  "by-value-from-shards": {
    ...tail,
    workload: {
      ...tail.workload,
      dataset: { kind: "iterable", shardSamples: [100, 120, 80], split: "byWorker" },
      sample: { ...tail.workload.sample, cpuMs: { kind: "measured", drawsMs: [0.5, 1.25, 4] } },
      payload: { kind: "byValue", bytes: 8_000_000 },
    },
    training: { ...tail.training, stepMs: { kind: "lognormal", meanMs: 20, sigma: 0.1 } },
  },
  "ordinary-memory": {
    ...tail,
    workload: {
      ...tail.workload,
      sample: { ...tail.workload.sample, waitMs: fixed(2), holdsInterpreterLock: true, cpuMs: fixed(3) },
      payload: { kind: "tensors", tensors: 3, bytes: 80_000, sharedBy: "feeder" },
    },
  },
};
