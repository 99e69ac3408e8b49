import type { Fact } from "@/lib/evidence";

/** Memory of workers. */
export const MEMORY_FACTS = {
  workerFork: {
    value: "9.5 MiB",
    what: "Private memory of a forked worker at its start, CPU build of torch: 10 million bytes.",
    evidence: "measured",
    source: "experiments",
  },
  workerSpawn: {
    value: "136 MiB",
    what: "Private memory of a worker started by spawn or forkserver, CPU build of torch, which it imports itself: 143 million bytes.",
    evidence: "measured",
    source: "experiments",
  },
  pathListParent: {
    value: "1.5 million path strings",
    what: "The list of the measurement; the parent's RSS with it was 286 MiB.",
    evidence: "measured",
    source: "experiments",
  },
  pathListStart: {
    value: "9.5 MiB",
    what: "Private memory of a forked worker that has touched one item of the list of 1.5 million path strings: 10 million bytes.",
    evidence: "measured",
    source: "experiments",
  },
  pathListRead: {
    value: "141 MiB",
    what: "Private memory of a forked worker that has read all 1.5 million path strings of a list: 148 million bytes.",
    evidence: "measured",
    source: "experiments",
  },
} as const satisfies Record<string, Fact>;
