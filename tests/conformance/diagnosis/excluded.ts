import type { Exclusion } from "../cases/excluded";

/** Cases with `sim` full or partial about which the diagnosis cannot be asked. */
export const NOT_ASKED: readonly Exclusion[] = [
  { id: "C34", reason: "what a snapshot costs stands in the outcome alone" },
  {
    id: "C43",
    reason: "a first epoch that reads and later ones that do not: the page cache is not modelled",
  },
  { id: "C51", reason: "chunks of an array store; neither a size nor a time is among what is given" },
  { id: "C55", reason: "the time of a batch stands in the outcome alone" },
  { id: "C56", reason: "neither the number of workers nor the time of a batch is reported" },
  { id: "C60", reason: "the time of a batch stands in the outcome alone" },
  { id: "C63", reason: "neither the length of an epoch nor the cost of a start is reported" },
  { id: "C64", reason: "neither the length of an epoch nor the cost of a start is reported" },
  { id: "C74", reason: "of the runs described, only the number of ranks is given" },
  { id: "C89", reason: "memory that Windows commits for each process" },
  { id: "C93", reason: "a loop that offloads weights; what its copies take is not reported" },
  { id: "C95", reason: "what keeps the pin thread, the size of its batches, is not reported" },
  { id: "C96", reason: "threads of a copy inside the pin thread" },
  { id: "C105", reason: "the sampler's permutation at the start of an epoch; the report has no batches" },
  { id: "C107", reason: "random streams of workers" },
  { id: "C115", reason: "neither cores nor workers are reported" },
];
