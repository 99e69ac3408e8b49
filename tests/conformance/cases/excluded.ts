/** A case that is not held against the simulator, and why. */
export interface Exclusion {
  readonly id: string;
  readonly reason: string;
}

/** Cases with `sim` full or partial that no scenario can tell. */
export const EXCLUDED: readonly Exclusion[] = [
  { id: "C11", reason: "how fast the eight GPUs are is not reported; the other part augments on the GPU" },
  { id: "C21", reason: "the threads of OpenMP are those of the training step" },
  {
    id: "C23",
    reason: "neither workers nor cores nor the batch size of the slow batch are reported",
  },
  { id: "C28", reason: "neither costs nor sizes nor the length of an epoch are reported" },
  {
    id: "C31",
    reason: "neither sizes of samples nor of batches are reported, and storage formats are not modelled",
  },
  { id: "C34", reason: "snapshots of a loader's state" },
  { id: "C41", reason: "the page cache: cold, warm and full" },
  { id: "C43", reason: "the page cache: a first epoch that reads and later ones that do not" },
  { id: "C51", reason: "chunks of an array store, read for the first time or from a cache" },
  { id: "C56", reason: "neither the number of workers nor the time of a batch is reported" },
  { id: "C69", reason: "what it costs to pickle a dataset of many objects for a new worker" },
  {
    id: "C74",
    reason: "neither the number of workers nor the time of a batch is reported",
  },
  { id: "C89", reason: "memory that Windows commits for each process" },
  { id: "C96", reason: "threads of a copy inside the pin thread" },
  {
    id: "C100",
    reason: "a reader's own stamps around kernels that run later; the simulator's stamps are right",
  },
  { id: "C107", reason: "random streams of workers" },
  { id: "C115", reason: "neither workers nor cores are reported, and a progress bar estimates" },
];
