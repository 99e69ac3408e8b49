import type { Provenance } from "../evidence";

/** A rule of the model and how it is known. */
export interface ModelRule extends Provenance {
  readonly rule: string;
}

/** What memory over time rests on besides numbers. */
export const MODEL_EVIDENCE: readonly ModelRule[] = [
  {
    rule: "batches in flight",
    evidence: "measured",
    source:
      "statvfs of /dev/shm with 1 and 2 workers and prefetch_factor 1 to 4: the product before the first next(), one more while the loop holds a batch, two more for an instant (torch 2.13)",
  },
  {
    rule: "a batch from its worker to the main process",
    evidence: "documented",
    source:
      "torch/multiprocessing/reductions.py: the worker’s tensor goes once its handle is written, the descriptor stays; between the two processes nobody maps the batch",
  },
  {
    rule: "samples under construction",
    evidence: "assumed",
    source: "each is as large as its part of the collated batch, and all are held until collate returns",
  },
  {
    rule: "pinned blocks",
    evidence: "documented",
    source: "ATen/core/CachingHostAllocator.h: sizes are rounded up to a power of two, blocks are cached",
  },
  {
    rule: "a GPU’s share of host memory is left out",
    evidence: "assumed",
    source:
      "the main process was recorded where there was no GPU; with its first use of CUDA a process grew by 0.1 to 1.7 GiB in pytorch/pytorch#113326 and by 1.2 GiB in pytorch/pytorch#106511",
  },
  {
    rule: "one large tensor per batch",
    evidence: "assumed",
    source: "the other tensors of a batch, such as labels, are taken to be small",
  },
  {
    rule: "pages copied by reading",
    evidence: "measured",
    source:
      "private memory of forked workers over a list of 2 million tuples, torch 1.13 and 2.13; pages of 4 KiB; shuffled reading in expectation",
  },
  {
    rule: "an epoch over the whole dataset",
    evidence: "assumed",
    source: "however few batches are simulated, they stand for an epoch that reads every item once",
  },
  {
    rule: "validation",
    evidence: "assumed",
    source: "a tenth of the samples, steps of a third of the time, a dataset of a tenth of the items",
  },
];
