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
 * Costs of the machine on which the runs were recorded: a virtual machine with 2 cores of an AMD EPYC,
 * Linux, Python 3.11, torch 2.13.
 */
export const RECORDED_MACHINE_COSTS: MachineCosts = {
  scheduling: {
    sliceMs: 3,
    preemptionMs: 1,
    migrationMs: 0.5,
    switchIntervalMs: 5,
    wakeMs: 0.02,
    coldMs: 0.4,
    coldAfterMs: 3,
    joinMs: 0.02,
    spinMs: 4,
  },
  handOver: {
    drawIndexMs: 0.00022,
    leaveMs: 0.03,
    sendIndexMs: 0.08,
    takeIndexMs: 0.06,
    feedMs: 0.15,
    firstFeedMs: 2.5,
    serveMsPerTensor: 0.12,
    receiveMs: 0.2,
    rebuildMsPerTensor: 0.3,
    unmapMsPerMegabyte: 0.14,
    shareMsPerMegabyte: 1,
    pickleMsPerMegabyte: 1.2,
    unpickleMsPerMegabyte: 1.2,
    pinMsPerMegabyte: 0.2,
  },
  lifecycle: {
    iterMs: 2.5,
    forkMs: 10,
    spawnMs: 10,
    forkedBootMs: 15,
    spawnedBootMs: 1200,
    firstNextMs: 2,
    firstBatchFactor: 1.15,
    endMs: 9,
    forkedExitMs: 4,
    spawnedExitMs: 250,
    resetMs: 0.5,
  },
};

const recorded: Provenance = {
  evidence: "measured",
  source: "recorded runs of torch 1.13 and 2.13 on 2 cores (AMD EPYC VM, Linux)",
};

/** Evidence of every field of {@link RECORDED_MACHINE_COSTS}. */
export const MACHINE_COSTS_EVIDENCE: ProvenanceOf<MachineCosts> = {
  scheduling: {
    sliceMs: recorded,
    preemptionMs: recorded,
    migrationMs: {
      evidence: "documented",
      source: "Linux, kernel/sched/fair.c, sysctl_sched_migration_cost: 500,000 ns",
    },
    switchIntervalMs: {
      evidence: "documented",
      source: "Python documentation, sys.setswitchinterval: 5 ms by default",
    },
    wakeMs: recorded,
    coldMs: recorded,
    coldAfterMs: recorded,
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
    drawIndexMs: recorded,
    leaveMs: recorded,
    sendIndexMs: recorded,
    takeIndexMs: recorded,
    feedMs: recorded,
    firstFeedMs: recorded,
    serveMsPerTensor: recorded,
    receiveMs: recorded,
    rebuildMsPerTensor: recorded,
    unmapMsPerMegabyte: recorded,
    shareMsPerMegabyte: recorded,
    pickleMsPerMegabyte: {
      evidence: "measured",
      source:
        "19.3 MB as a NumPy array took 47 ms in next(), 2.4 ms per MB on both sides together (torch 2.13)",
    },
    unpickleMsPerMegabyte: {
      evidence: "measured",
      source:
        "19.3 MB as a NumPy array took 47 ms in next(), 2.4 ms per MB on both sides together (torch 2.13)",
    },
    pinMsPerMegabyte: { evidence: "assumed", source: "one memory copy at 5 GB/s; no GPU was at hand" },
  },
  lifecycle: {
    iterMs: recorded,
    forkMs: recorded,
    spawnMs: recorded,
    forkedBootMs: recorded,
    spawnedBootMs: recorded,
    firstNextMs: recorded,
    firstBatchFactor: recorded,
    endMs: recorded,
    forkedExitMs: recorded,
    spawnedExitMs: recorded,
    resetMs: {
      evidence: "measured",
      source: "reset after a full epoch with persistent workers: 0.4 to 0.5 ms (torch 2.13)",
    },
  },
};
