import { hasWorkers, type HandOverCosts, type Scenario } from "@/lib/sim";
import { withTraining } from "../remedies/change";
import { withFree } from "../whatIf";
import type { Cause } from "./cause";

const PACE = ["throughput", "wholeRun"] as const;

/** The way from worker to loop, pinning apart. */
export const handOver: Cause = {
  kind: "handOver",
  explains: PACE,
  weight: 1,
  without: (setup) =>
    hasWorkers(setup.scenario.loader)
      ? { ...setup, scenario: withPinning(withFree(setup.scenario, "handOver"), setup.scenario) }
      : null,
  otherwise: () => "if handing batches over cost nothing",
};

/** Pinning. */
export const pinThread: Cause = {
  kind: "pinThread",
  explains: PACE,
  weight: 1,
  without: (setup) =>
    setup.scenario.loader.pinMemory ? { ...setup, scenario: withFree(setup.scenario, "pin") } : null,
  otherwise: () => "if pinning cost nothing",
};

/** The loop's own work, and its wait for the loss. */
export const busyLoop: Cause = {
  kind: "busyLoop",
  explains: PACE,
  weight: 1,
  without: (setup) => {
    const { hostMs, readsLoss } = setup.scenario.training;
    return hostMs === 0 && !readsLoss ? null : withTraining(setup, { hostMs: 0, readsLoss: false });
  },
  otherwise: ({ scenario }) =>
    scenario.training.hostMs === 0
      ? "if the loop did not wait for the loss of every step"
      : "if the loop had nothing of its own to do",
};

/** Copies from ordinary memory. */
export const pageableCopy: Cause = copyCause("pageableCopy", ({ loader }) => !loader.pinMemory);

/** Copies from pinned memory that the loop waits for. */
export const blockingCopy: Cause = copyCause(
  "blockingCopy",
  ({ loader, training }) =>
    loader.pinMemory && training.copy !== null && !training.copy.nonBlocking && !training.readsLoss,
);

/** Copies that are as good as they get. */
export const link: Cause = copyCause(
  "link",
  (scenario) =>
    scenario.loader.pinMemory &&
    (scenario.training.readsLoss || scenario.training.copy?.nonBlocking === true),
);

function copyCause(
  kind: "pageableCopy" | "blockingCopy" | "link",
  holds: (scenario: Scenario) => boolean,
): Cause {
  return {
    kind,
    explains: PACE,
    weight: 1,
    without: (setup) =>
      setup.scenario.training.copy !== null && holds(setup.scenario)
        ? { ...setup, scenario: withFree(setup.scenario, "copy") }
        : null,
    otherwise: () => "if batches were on the GPU already",
  };
}

/** A free hand-over in which pinning costs what it did. */
function withPinning(free: Scenario, { machine }: Scenario): Scenario {
  const handOverCosts: HandOverCosts = {
    ...free.machine.costs.handOver,
    pinMsPerMegabyte: machine.costs.handOver.pinMsPerMegabyte,
  };
  return { ...free, machine: { ...free.machine, costs: { ...free.machine.costs, handOver: handOverCosts } } };
}
