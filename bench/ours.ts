import { fixed, RECORDED_MACHINE_COSTS, type Scenario, simulate, defaultScenario } from "@/lib/sim";
import type { SharedModel } from "./sharedModel";

/** The shared model as a scenario: every cost that it does not know is zero. */
export function scenarioOf(model: SharedModel): Scenario {
  const { scheduling, handOver, lifecycle } = RECORDED_MACHINE_COSTS;
  const nothing = <T extends object>(group: T): T =>
    Object.assign({}, group, Object.fromEntries(Object.keys(group).map((name) => [name, 0])));
  return {
    seed: 1,
    workload: {
      dataset: { kind: "map", samples: model.batches, reads: "perSample" },
      sample: {
        waitMs: {
          kind: "measured",
          drawsMs: Array.from({ length: model.batches }, (_, k) => model.loadMs(k)),
        },
        cpuMs: fixed(0),
        storageBytes: 0,
        holdsInterpreterLock: false,
        libraryThreads: 1,
      },
      collate: { inWorkerMs: 0, inMainMs: 0 },
      payload: { kind: "byValue", bytes: 0 },
    },
    loader: {
      numWorkers: model.numWorkers,
      prefetchFactor: model.prefetchFactor,
      batchSize: 1,
      dropLast: false,
      pinMemory: false,
      persistentWorkers: true,
      inOrder: true,
      startMethod: "fork",
    },
    training: { ...defaultScenario.training, stepMs: fixed(model.stepMs), copy: null, readsLoss: true },
    machine: {
      ...defaultScenario.machine,
      cores: 4 * model.numWorkers + 8,
      costs: {
        scheduling: { ...scheduling, wakeMs: 0, coldMs: 0, switchMs: 0 },
        handOver: { ...nothing(handOver), receiveMs: model.handOverMs },
        lifecycle: nothing(lifecycle),
      },
    },
  };
}

/** Our simulator on a scenario built beforehand. */
export function runOurs(scenario: Scenario): number {
  return simulate(scenario, "totals").totals.wallMs;
}
