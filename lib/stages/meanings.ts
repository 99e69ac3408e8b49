import type { Look } from "./look";

/** What happens in each stage, as one clause. Apart from the words, which every page loads. */
export const MEANINGS: Readonly<Record<Look, string>> = {
  storage: "a worker waits for the disk or the network to give it a sample",
  load: "a worker decodes and transforms samples, one after another",
  collate: "a worker joins its samples into one batch",
  handOver: "a finished batch crosses from the worker to the main process",
  pin: "the batch is copied into page-locked memory",
  copy: "the batch crosses the link to the GPU",
  step: "the GPU computes forward, backward and update",
  idle: "nothing to do but wait",
};
