import { hasWorkers, type LifecycleCosts } from "@/lib/sim";
import type { Setup } from "../remedies";
import { withLoader, withMachine } from "../remedies/change";
import { withFree } from "../whatIf";
import type { Cause } from "./cause";

/** A whole batch, built by one worker. */
export const firstBatch: Cause = {
  kind: "firstBatch",
  explains: ["firstBatch"],
  weight: 1,
  without: (setup) => ({
    ...setup,
    scenario: withFree(withFree(setup.scenario, "load"), "collate"),
  }),
  otherwise: () => "if the first batch took no time to load",
};

/** Workers that take their time to start. */
export const workerStart: Cause = {
  kind: "workerStart",
  explains: ["firstBatch"],
  weight: 1,
  without: (setup) =>
    hasWorkers(setup.scenario.loader)
      ? withLifecycle(setup, { startMs: 0, forkedBootMs: 0, spawnedBootMs: 0, spawnedExitMs: 0 })
      : null,
  otherwise: () => "if workers were there at once",
};

/** Workers that start again and again. */
export const respawn: Cause = {
  kind: "respawn",
  explains: ["wholeRun"],
  weight: 1,
  without: (setup) => {
    const { loader, training } = setup.scenario;
    return hasWorkers(loader) && !loader.persistentWorkers && training.epochs > 1
      ? withLoader(setup, { persistentWorkers: true })
      : null;
  },
  otherwise: ({ scenario }) => `with workers that stay for all ${scenario.training.epochs} epochs`,
};

/** Ends that take their time. */
export const epochEnd: Cause = {
  kind: "epochEnd",
  explains: ["wholeRun"],
  weight: 1,
  without: (setup) =>
    hasWorkers(setup.scenario.loader)
      ? withLifecycle(setup, { endMs: 0, forkedExitMs: 0, spawnedExitMs: 0 })
      : null,
  otherwise: () => "if an epoch ended at once",
};

function withLifecycle(setup: Setup, changes: Partial<LifecycleCosts>): Setup {
  const { costs } = setup.scenario.machine;
  return withMachine(setup, { costs: { ...costs, lifecycle: { ...costs.lifecycle, ...changes } } });
}
