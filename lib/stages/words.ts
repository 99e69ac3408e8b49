import type { Look } from "./look";

/** The words of one look. */
export interface Words {
  /** As the prose writes it in the middle of a sentence. */
  readonly term: string;
  /** For lanes, legends and axes, where room is short. */
  readonly label: string;
  /** What happens in it, as one clause for legends and screen readers. */
  readonly meaning: string;
}

/** One word for one thing: code, interface and prose take a stage's name from here. */
export const WORDS: Readonly<Record<Look, Words>> = {
  storage: {
    term: "storage",
    label: "storage",
    meaning: "a worker waits for the disk or the network to give it a sample",
  },
  load: {
    term: "load",
    label: "load",
    meaning: "a worker decodes and transforms samples, one after another",
  },
  collate: {
    term: "collate",
    label: "collate",
    meaning: "a worker joins its samples into one batch",
  },
  handOver: {
    term: "hand-over",
    label: "hand-over",
    meaning: "a finished batch crosses from the worker to the main process",
  },
  pin: {
    term: "pin",
    label: "pin",
    meaning: "the batch is copied into page-locked memory",
  },
  copy: {
    term: "host-to-device copy",
    label: "copy",
    meaning: "the batch crosses the link to the GPU",
  },
  step: {
    term: "step",
    label: "step",
    meaning: "the GPU computes forward, backward and update",
  },
  idle: {
    term: "idle",
    label: "idle",
    meaning: "nothing to do but wait",
  },
};
