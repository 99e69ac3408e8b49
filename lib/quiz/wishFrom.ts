import { presetOf } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import type { LoaderWish, Machine, Training, Workload } from "@/lib/sim";

/** What a case changes of the preset that it starts from. */
export interface Changes {
  readonly dataset?: Workload["dataset"];
  readonly sample?: Partial<Workload["sample"]>;
  readonly collate?: Workload["collate"];
  readonly payload?: Workload["payload"];
  readonly loader?: Partial<LoaderWish>;
  readonly training?: Partial<Training>;
  readonly machine?: Partial<Machine>;
}

/** The wish of a preset with some of its parts changed. Throws when there is no such preset. */
export function wishFrom(presetId: string, changes: Changes): Wish {
  const preset = presetOf(presetId);
  if (preset === undefined) throw new Error(`preset: found ${presetId}, allowed is the id of a preset`);
  const { wish } = preset;
  const { workload } = wish;
  return {
    ...wish,
    workload: {
      dataset: changes.dataset ?? workload.dataset,
      sample: { ...workload.sample, ...changes.sample },
      collate: changes.collate ?? workload.collate,
      payload: changes.payload ?? workload.payload,
    },
    loader: { ...wish.loader, ...changes.loader },
    training: { ...wish.training, ...changes.training },
    machine: { ...wish.machine, ...changes.machine },
  };
}

/** A map dataset of so many batches, read sample by sample. */
export function batchesOf(batchSize: number, batches: number): Workload["dataset"] {
  return { kind: "map", samples: batchSize * batches, reads: "perSample" };
}

/** Tensors that default collate puts into shared memory. */
export function tensors(bytes: number, count = 2): Workload["payload"] {
  return { kind: "tensors", tensors: count, bytes, sharedBy: "collate" };
}
