import type { MachineCosts } from "./machineCosts";

/** How a number is known. */
export type Evidence = "measured" | "documented" | "assumed";

/** Where a constant comes from. */
export interface Provenance {
  readonly evidence: Evidence;
  readonly source: string;
}

type ProvenanceOf<T> = { readonly [K in keyof T]: T[K] extends number ? Provenance : ProvenanceOf<T[K]> };

/** Read off the recorded runs, so that a run on another machine or of another workload may not bear it out. */
export const FITTED: Provenance = {
  evidence: "measured",
  source: "recorded runs of torch 1.13 and 2.13 on 2 cores (AMD EPYC VM, Linux)",
};

const ofEachFile: Provenance = {
  evidence: "measured",
  source:
    "each recorded file: CPU time of worker and main process for a hand-over, measured alone and divided in fixed shares; this is the middle of the files",
};

/**
 * Evidence of every field of `RECORDED_MACHINE_COSTS`; in a file of its own, so that a page that only
 * simulates does not load these texts.
 */
export const MACHINE_COSTS_EVIDENCE: ProvenanceOf<MachineCosts> = {
  scheduling: {
    sliceMs: FITTED,
    preemptionMs: FITTED,
    migrationMs: {
      evidence: "documented",
      source: "Linux, kernel/sched/fair.c, sysctl_sched_migration_cost: 500,000 ns",
    },
    switchIntervalMs: {
      evidence: "documented",
      source: "Python documentation, sys.setswitchinterval: 5 ms by default",
    },
    wakeMs: FITTED,
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
    leaveMs: FITTED,
    sendIndexMs: ofEachFile,
    takeIndexMs: ofEachFile,
    feedMs: ofEachFile,
    firstFeedMs: FITTED,
    serveMsPerTensor: ofEachFile,
    receiveMs: ofEachFile,
    rebuildMsPerTensor: ofEachFile,
    unmapMsPerMegabyte: FITTED,
    shareMsPerMegabyte: FITTED,
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
    iterMs: FITTED,
    forkMs: FITTED,
    spawnMs: FITTED,
    forkedBootMs: FITTED,
    spawnedBootMs: FITTED,
    firstNextMs: FITTED,
    firstBatchMs: FITTED,
    endMs: FITTED,
    forkedExitMs: FITTED,
    spawnedExitMs: FITTED,
    resetMs: {
      evidence: "measured",
      source: "reset after a full epoch with persistent workers: 0.4 to 0.5 ms (torch 2.13)",
    },
  },
};
