import type { MachineCosts } from "./machineCosts";

/** How a number is known. */
export type Evidence = "measured" | "documented" | "assumed";

/** Where a constant comes from. */
export interface Provenance {
  readonly evidence: Evidence;
  readonly source: string;
}

type ProvenanceOf<T> = { readonly [K in keyof T]: T[K] extends number ? Provenance : ProvenanceOf<T[K]> };

/**
 * Chosen so that the simulator meets the recorded runs, so that a run on another machine or of another
 * workload may not bear it out. At most twelve constants may be; no number outside `MACHINE_COSTS_EVIDENCE` is.
 */
export const FITTED: Provenance = {
  evidence: "measured",
  source: "fitted to the recorded runs of torch 1.13 and 2.13 on 2 cores (AMD EPYC VM, Linux)",
};

const ofEachFile: Provenance = {
  evidence: "measured",
  source:
    "each recorded file: CPU time of worker and main process for a hand-over, measured alone and divided in shares that were measured thread by thread; this is a round value between the smallest and the largest of the files",
};

/**
 * Evidence of every field of `RECORDED_MACHINE_COSTS`; in a file of its own, so that a page that only
 * simulates does not load these texts.
 */
export const MACHINE_COSTS_EVIDENCE: ProvenanceOf<MachineCosts> = {
  scheduling: {
    sliceMs: {
      evidence: "measured",
      source:
        "two and three processes that compute on one core, Linux 6.18 on 2 cores (AMD EPYC VM): each kept the core for 2.7 to 3.0 ms in the median, and for no longer than a tick of 4 ms",
    },
    migrationMs: {
      evidence: "documented",
      source: "Linux, kernel/sched/fair.c, sysctl_sched_migration_cost: 500,000 ns",
    },
    switchIntervalMs: {
      evidence: "documented",
      source: "Python documentation, sys.setswitchinterval: 5 ms by default",
    },
    wakeMs: {
      evidence: "measured",
      source:
        "one byte through a pipe, Linux 6.18 on 2 cores (AMD EPYC VM): 0.007 ms each way without a pause, 0.015 ms after 2 ms of rest, 0.025 ms after 20 ms",
    },
    coldMs: FITTED,
    coldAfterMs: FITTED,
    switchMs: FITTED,
    joinMs: {
      evidence: "measured",
      source:
        "cv2.resize, OpenCV 5.0 on 2 cores: 8 processes with 8 threads each took 0.48 ms of CPU time for what took 0.36 ms with one thread each",
    },
    spinMs: {
      evidence: "measured",
      source:
        "GNU OpenMP (GCC 12) on 2 cores, GOMP_SPINCOUNT unset: 8 processes with 2 threads each took 4 to 8 ms of CPU time for a region of 0.9 ms",
    },
  },
  handOver: {
    drawIndexMs: FITTED,
    leaveMs: ofEachFile,
    sendIndexMs: ofEachFile,
    takeIndexMs: ofEachFile,
    feedMs: ofEachFile,
    serveMsPerTensor: ofEachFile,
    receiveMs: ofEachFile,
    rebuildMsPerTensor: ofEachFile,
    unmapMsPerMegabyte: FITTED,
    shareMsPerMegabyte: {
      evidence: "measured",
      source:
        "big_tensor alone, torch 1.13 and 2.13: collating 24 MiB into fresh shared memory took 15.8 and 16.3 ms longer than into memory that was in use",
    },
    pickleMsPerMegabyte: {
      evidence: "measured",
      source:
        "18.4 MiB as a NumPy array took 47 ms in next(), 2.4 ms per million bytes on both sides together (torch 2.13)",
    },
    unpickleMsPerMegabyte: {
      evidence: "measured",
      source:
        "18.4 MiB as a NumPy array took 47 ms in next(), 2.4 ms per million bytes on both sides together (torch 2.13)",
    },
    pinMsPerMegabyte: { evidence: "assumed", source: "one memory copy at 5 GB/s; no GPU was at hand" },
  },
  lifecycle: {
    startMs: FITTED,
    forkedBootMs: FITTED,
    spawnedBootMs: FITTED,
    firstBatchMs: FITTED,
    endMs: FITTED,
    forkedExitMs: FITTED,
    spawnedExitMs: FITTED,
    resetMs: {
      evidence: "measured",
      source:
        "reset after a full epoch with persistent workers: 0.4 to 0.5 ms (torch 2.13); iter() without workers: 0.4 to 1.0 ms",
    },
  },
};
