import type { MachineCosts } from "./machineCosts";

/**
 * Costs of the machine on which the runs were recorded: a virtual machine with 2 cores of an AMD EPYC,
 * Linux, Python 3.11, torch 2.13.
 */
export const RECORDED_MACHINE_COSTS: MachineCosts = {
  scheduling: {
    sliceMs: 2.8,
    migrationMs: 0.5,
    switchIntervalMs: 5,
    wakeMs: 0.02,
    coldMs: 0.3,
    coldAfterMs: 5,
    switchMs: 0.05,
    joinMs: 0.02,
    spinMs: 4,
  },
  handOver: {
    drawIndexMs: 0.00022,
    leaveMs: 0.02,
    sendIndexMs: 0.08,
    takeIndexMs: 0.06,
    feedMs: 0.15,
    serveMsPerTensor: 0.12,
    receiveMs: 0.2,
    rebuildMsPerTensor: 0.3,
    unmapMsPerMegabyte: 0.14,
    shareMsPerMegabyte: 0.65,
    pickleMsPerMegabyte: 1.2,
    unpickleMsPerMegabyte: 1.2,
    pinMsPerMegabyte: 0.2,
  },
  lifecycle: {
    startMs: 10.5,
    forkedBootMs: 12,
    spawnedBootMs: 1200,
    firstBatchMs: 3,
    endMs: 9,
    forkedExitMs: 4,
    spawnedExitMs: 250,
    resetMs: 0.5,
  },
};
