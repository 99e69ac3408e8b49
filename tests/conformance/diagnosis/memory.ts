import type { Setup } from "@/lib/advice/remedies";
import { footprintOf } from "@/lib/sim/memory";
import { figure } from "../cases/cases";
import { caseScenario } from "../cases/scenario";

/** A report about memory. */
export interface MemoryRow {
  readonly id: string;
  readonly setup: Setup;
}

const tensors = (bytes: number) => ({ kind: "tensors", tensors: 1, bytes, sharedBy: "collate" }) as const;

const c79 = caseScenario({ batches: 100 });
const c88 = caseScenario({ payload: tensors(1000), batches: 1400 });

/** A gigabyte of Python objects, as so many dicts of the recorded size. */
const OBJECTS_PER_GB = 1e9 / 352;

/** What reports say about memory; limits they do not tell are those of the default machine. */
export const MEMORY_ROWS: readonly MemoryRow[] = [
  {
    id: "C79",
    setup: {
      scenario: c79,
      footprint: {
        ...footprintOf(c79),
        dataset: {
          kind: "pythonObjects",
          items: figure("C79", "in.dataset_objects_gb") * OBJECTS_PER_GB,
          bytes: 1e9 * figure("C79", "in.dataset_objects_gb"),
          order: "shuffled",
          passes: 1,
        },
      },
    },
  },
  {
    id: "C81",
    setup: {
      scenario: caseScenario({
        loader: {
          numWorkers: figure("C81", "in.num_workers"),
          prefetchFactor: figure("C81", "in.prefetch_factor.0"),
          batchSize: figure("C81", "in.batch_size"),
          persistentWorkers: true,
          pinMemory: true,
        },
        training: { ranks: figure("C81", "in.ranks") },
        machine: { ramBytes: 1e9 * figure("C81", "in.ram_gb"), cores: 8 * 18 },
        stepMs: 1000,
        batches: 8 * 150,
      }),
    },
  },
  {
    id: "C83",
    setup: {
      scenario: caseScenario({
        loader: {
          numWorkers: figure("C83", "in.num_workers"),
          batchSize: figure("C83", "in.batch_size"),
        },
        sampleMs: 4,
        payload: tensors(figure("C83", "in.batch_size") * figure("C83", "in.file_bytes")),
        training: { ranks: figure("C83", "in.ranks") },
        machine: { cores: 8 * 14 },
        stepMs: 10_000,
        batches: 8 * 30,
      }),
    },
  },
  {
    id: "C84",
    setup: {
      scenario: caseScenario({
        loader: { numWorkers: figure("C84", "in.live_batches.1") / 2 },
        payload: tensors(figure("C84", "in.batch_bytes")),
        stepMs: 1000,
        batches: 64,
      }),
    },
  },
  {
    id: "C85",
    setup: {
      scenario: caseScenario({
        loader: {
          numWorkers: figure("C85", "in.num_workers"),
          prefetchFactor: figure("C85", "in.prefetch_factor"),
          batchSize: figure("C85", "in.batch_size"),
        },
        payload: tensors(figure("C85", "in.sample_bytes")),
        stepMs: 1000,
      }),
    },
  },
  {
    id: "C88",
    setup: {
      scenario: c88,
      footprint: { ...footprintOf(c88), batchesHeld: figure("C88", "in.batches_kept") },
      openFiles: figure("C88", "in.ulimit_n"),
    },
  },
];
