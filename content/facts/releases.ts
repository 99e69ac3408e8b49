import type { Fact } from "@/lib/evidence";

/** Releases in which something changed. */
export const RELEASE_FACTS = {
  checkedRelease: {
    value: "PyTorch 2.14.1",
    what: "The release whose source this page was checked against; of the files that load data, 2.13.0 differs only in how a worker lets go of its dataset.",
    evidence: "documented",
    source: "dataloaderPy",
  },
  inOrderSince: {
    value: "PyTorch 2.6",
    what: "The release that brought the argument in_order.",
    evidence: "documented",
    source: "inOrderChange",
  },
  forkUntil: {
    value: "Python 3.13",
    what: "The last Python whose default start method on POSIX, macOS aside, is fork. PyTorch takes Python's default.",
    evidence: "documented",
    source: "pythonMultiprocessing",
  },
  forkserverFrom: {
    value: "Python 3.14",
    what: "The first Python whose default start method on POSIX, macOS aside, is forkserver.",
    evidence: "documented",
    source: "pythonMultiprocessing",
  },
  numpySeededSince: {
    value: "PyTorch 1.9",
    what: "Before it, forked workers all drew the same numbers from NumPy.",
    evidence: "documented",
    source: "numpySeeds",
  },
} as const satisfies Record<string, Fact>;
