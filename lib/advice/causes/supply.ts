import { fixed, hasWorkers, isFree, meanOf } from "@/lib/sim";
import { plural } from "@/lib/words/plural";
import { applied, remedyOf, type Setup } from "../remedies";
import { scaled, wishOf, withLoader, withMachine, withSample, withTraining } from "../remedies/change";
import { TINY_SAMPLE_MS } from "../remedies/sample";
import { withFree } from "../whatIf";
import type { Cause } from "./cause";

const PACE = ["throughput", "wholeRun"] as const;

/** Any slow loader looks as if it had too few workers, as long as cores are left. */
const GENERAL = 0.75;

/** And any that has none left looks as if its samples were too costly. */
const LAST_RESORT = 0.6;

/** Too few workers. */
export const tooFewWorkers: Cause = {
  kind: "tooFewWorkers",
  explains: PACE,
  weight: GENERAL,
  without: (setup, score) => applied(remedyOf("moreWorkers"), setup, score)?.setup ?? null,
  otherwise: (_, { scenario }) => `with ${plural(scenario.loader.numWorkers, "worker")}`,
};

/** Costly samples. */
export const heavySamples: Cause = {
  kind: "heavySamples",
  explains: PACE,
  weight: LAST_RESORT,
  without: (setup) => {
    const { cpuMs } = setup.scenario.workload.sample;
    return meanOf(cpuMs) < TINY_SAMPLE_MS ? null : withSample(setup, { cpuMs: scaled(cpuMs, 0.5) });
  },
  otherwise: () => "with samples that cost half the CPU time",
};

/** Tiny samples. */
export const tinySamples: Cause = {
  kind: "tinySamples",
  explains: PACE,
  weight: 1,
  without: (setup) => {
    const { sample, dataset } = setup.scenario.workload;
    const tiny = !isFree(sample.cpuMs) && meanOf(sample.cpuMs) < TINY_SAMPLE_MS;
    return tiny && dataset.kind === "map" && dataset.reads === "perSample"
      ? { ...setup, scenario: withFree(setup.scenario, "load") }
      : null;
  },
  otherwise: () => "if fetching a sample cost nothing",
};

/** More workers than cores, where each has one thread and there is one rank. */
export const tooManyWorkers: Cause = {
  kind: "tooManyWorkers",
  explains: PACE,
  weight: 1,
  without: (setup) => {
    const { loader, machine } = setup.scenario;
    if (loader.numWorkers <= machine.cores) return null;
    return withMachine(setup, { cores: loader.numWorkers + 2 });
  },
  otherwise: ({ scenario }) =>
    `if ${plural(scenario.loader.numWorkers, "worker")} had a core each instead of ${scenario.machine.cores} together`,
};

/** Threads of libraries. */
export const libraryThreads: Cause = {
  kind: "libraryThreads",
  explains: PACE,
  weight: 1,
  without: (setup) =>
    setup.scenario.workload.sample.libraryThreads > 1 ? withSample(setup, { libraryThreads: 1 }) : null,
  otherwise: ({ scenario }) =>
    `with one library thread per worker instead of ${scenario.workload.sample.libraryThreads}`,
};

/** Ranks on one machine. */
export const ranksShareCores: Cause = {
  kind: "ranksShareCores",
  explains: PACE,
  weight: 1,
  without: (setup) => {
    const { training, machine } = setup.scenario;
    return training.ranks > 1 ? withMachine(setup, { cores: machine.cores * training.ranks }) : null;
  },
  otherwise: ({ scenario }) =>
    `if each of ${scenario.training.ranks} ranks had ${scenario.machine.cores} cores for itself`,
};

/** Slow batches in front of fast ones. */
export const stragglers: Cause = {
  kind: "stragglers",
  explains: PACE,
  weight: 1,
  without: (setup) => (setup.scenario.loader.numWorkers > 1 ? even(setup) : null),
  otherwise: () => "if all batches took the same time",
};

/** Python that keeps the lock. */
export const interpreterLock: Cause = {
  kind: "interpreterLock",
  explains: PACE,
  weight: 1,
  without: (setup) => {
    const { workload, loader } = setup.scenario;
    return hasWorkers(loader) && workload.sample.holdsInterpreterLock
      ? withSample(setup, { holdsInterpreterLock: false })
      : null;
  },
  otherwise: () => "if the samples' code released the interpreter lock",
};

/** The GPU. */
export const gpu: Cause = {
  kind: "gpu",
  explains: PACE,
  weight: 1,
  without: (setup) => withTraining(setup, { stepMs: fixed(0) }),
  otherwise: () => "with a step that takes no time",
};

/** Every sample and every step takes its mean. */
function even(setup: Setup): Setup {
  const { workload, training } = setup.scenario;
  const { waitMs, cpuMs } = workload.sample;
  return withTraining(
    withSample(withLoader(setup, wishOf(setup.scenario)), {
      waitMs: fixed(meanOf(waitMs)),
      cpuMs: fixed(meanOf(cpuMs)),
    }),
    { stepMs: fixed(meanOf(training.stepMs)) },
  );
}
