import { totalsOf } from "@/lib/runs/totalsOf";
import { fixed, hasWorkers, meanOf, STAGES, type HandOverCosts, type Scenario, type Stage } from "@/lib/sim";

/** What a run would gain if one stage cost nothing. */
export interface Gain {
  readonly stage: Stage;
  /** Samples per second with the stage free, over those of the run, minus 1; never below 0. */
  readonly gain: number;
}

/** Gains of every stage, the largest first. */
export interface WhatIf {
  readonly samplesPerSecond: number;
  readonly gains: readonly Gain[];
  /** Up to the pace of the GPU alone: no change to the loader gains more. */
  readonly ceiling: number;
}

const FREE = fixed(0);

const FREE_HAND_OVER: HandOverCosts = {
  drawIndexMs: 0,
  leaveMs: 0,
  sendIndexMs: 0,
  takeIndexMs: 0,
  feedMs: 0,
  serveMsPerTensor: 0,
  receiveMs: 0,
  rebuildMsPerTensor: 0,
  unmapMsPerMegabyte: 0,
  shareMsPerMegabyte: 0,
  pickleMsPerMegabyte: 0,
  unpickleMsPerMegabyte: 0,
  pinMsPerMegabyte: 0,
};

/** Reruns a scenario with each of its stages free. Eight short runs: for a worker thread, not for a drag. */
export function whatIf(scenario: Scenario): WhatIf {
  const samplesPerSecond = rateOf(scenario);
  const gainOf = (changed: Scenario) => Math.max(0, rateOf(changed) / samplesPerSecond - 1);
  // Without workers nothing is handed over.
  const stages = STAGES.filter((stage) => stage !== "handOver" || hasWorkers(scenario.loader));
  const gains = stages.map((stage) => ({ stage, gain: gainOf(withFree(scenario, stage)) }));
  return {
    samplesPerSecond,
    gains: gains.sort((a, b) => b.gain - a.gain),
    ceiling: Math.max(0, gpuRateOf(scenario) / samplesPerSecond - 1),
  };
}

/** Samples per second of GPUs that never wait, of all ranks together. */
export function gpuRateOf({ loader, training }: Scenario): number {
  return (1000 * training.ranks * loader.batchSize) / meanOf(training.stepMs);
}

function rateOf(scenario: Scenario): number {
  return totalsOf(scenario).samplesPerSecond;
}

/** The scenario with one stage that takes no time. */
export function withFree(scenario: Scenario, stage: Stage): Scenario {
  const { workload, machine, training } = scenario;
  switch (stage) {
    case "storage":
      return {
        ...scenario,
        workload: { ...workload, sample: { ...workload.sample, waitMs: FREE, storageBytes: 0 } },
      };
    case "load":
      return { ...scenario, workload: { ...workload, sample: { ...workload.sample, cpuMs: FREE } } };
    case "collate":
      return { ...scenario, workload: { ...workload, collate: { inWorkerMs: 0, inMainMs: 0 } } };
    case "handOver":
      return { ...scenario, machine: { ...machine, costs: { ...machine.costs, handOver: FREE_HAND_OVER } } };
    case "pin":
      return {
        ...scenario,
        machine: {
          ...machine,
          costs: { ...machine.costs, handOver: { ...machine.costs.handOver, pinMsPerMegabyte: 0 } },
        },
      };
    case "copy":
      return { ...scenario, training: { ...training, copy: null } };
    case "step":
      return { ...scenario, training: { ...training, stepMs: FREE } };
  }
}
