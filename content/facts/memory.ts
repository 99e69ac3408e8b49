import type { Fact } from "@/lib/evidence";

/** Memory of workers. */
export const MEMORY_FACTS = {
  workerFork: {
    value: "10 MB",
    what: "Private memory of a forked worker at its start, CPU build of torch.",
    evidence: "measured",
    source: "experiments",
  },
  workerSpawn: {
    value: "143 MB",
    what: "Private memory of a worker started by spawn or forkserver, CPU build of torch: it imports torch itself.",
    evidence: "measured",
    source: "experiments",
  },
  pathListParent: {
    value: "1.5 million path strings",
    what: "The list of the measurement; the parent's RSS with it was 300 MB.",
    evidence: "measured",
    source: "experiments",
  },
  pathListStart: {
    value: "10 MB",
    what: "Private memory of a forked worker that has touched one item of the list of 1.5 million path strings.",
    evidence: "measured",
    source: "experiments",
  },
  pathListRead: {
    value: "148 MB",
    what: "Private memory of a forked worker that has read all 1.5 million path strings of a list.",
    evidence: "measured",
    source: "experiments",
  },
} as const satisfies Record<string, Fact>;
