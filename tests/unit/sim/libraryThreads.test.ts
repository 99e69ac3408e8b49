import { describe, expect, it } from "vitest";
import {
  defaultScenario,
  defaultLoaderWish,
  fixed,
  loaderFrom,
  RECORDED_MACHINE_COSTS,
  type Scenario,
  simulate,
  type Totals,
} from "@/lib/sim";

/**
 * Measured with GNU OpenMP (GCC 12.2) on two cores of a virtual machine: so many processes, each running
 * one region of 0.9 ms of CPU time after another, alone or shared by two threads. CPU time per region
 * with two threads over that with one, the lowest and the highest of four repeats.
 */
const MEASURED = [
  { processes: 2, least: 3.5, most: 9 },
  { processes: 4, least: 6.3, most: 8.8 },
  { processes: 8, least: 4.2, most: 9.2 },
];

function run(processes: number, libraryThreads: number, spinMs: number): Totals {
  const { scheduling } = RECORDED_MACHINE_COSTS;
  const scenario: Scenario = {
    ...defaultScenario,
    workload: {
      dataset: { kind: "map", samples: 320 * processes, reads: "perSample" },
      sample: {
        waitMs: fixed(0),
        cpuMs: fixed(0.9),
        storageBytes: 0,
        holdsInterpreterLock: false,
        libraryThreads,
      },
      collate: { inWorkerMs: 0, inMainMs: 0 },
      payload: { kind: "tensors", tensors: 1, bytes: 0, sharedBy: "collate" },
    },
    loader: loaderFrom({ ...defaultLoaderWish, numWorkers: processes, batchSize: 16 }),
    training: { ...defaultScenario.training, stepMs: fixed(0), copy: null, excludedBatches: 2 * processes },
    machine: {
      ...defaultScenario.machine,
      cores: 2,
      costs: { ...RECORDED_MACHINE_COSTS, scheduling: { ...scheduling, spinMs } },
    },
  };
  return simulate(scenario, "totals").totals;
}

const cpuPerSample = ({ cpuMs, samples }: Totals): number => cpuMs / samples;

const { spinMs } = RECORDED_MACHINE_COSTS.scheduling;

describe("library threads on two cores", () => {
  it.each(MEASURED)(
    "$processes processes lose at least half of what was measured, and no more",
    ({ processes, least, most }) => {
      const factor = cpuPerSample(run(processes, 2, spinMs)) / cpuPerSample(run(processes, 1, spinMs));
      expect(factor).toBeGreaterThan(least / 2);
      expect(factor).toBeLessThan(most);
    },
  );

  it("lose about a tenth to a half where they sleep while they wait, as OpenCV's nearly do", () => {
    const factor = cpuPerSample(run(8, 8, 0)) / cpuPerSample(run(8, 1, 0));
    expect(factor).toBeGreaterThan(1.05);
    expect(factor).toBeLessThan(1.5);
  });

  it("make one process faster while there are cores enough", () => {
    expect(run(1, 2, spinMs).samplesPerSecond).toBeGreaterThan(1.5 * run(1, 1, spinMs).samplesPerSecond);
  });
});
