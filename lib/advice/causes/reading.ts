import { meanOf } from "@/lib/sim";
import { remedyOf, type Setup } from "../remedies";
import { withFree } from "../whatIf";
import type { Cause } from "./cause";

const PACE = ["throughput", "wholeRun"] as const;

/** Storage. */
export const slowStorage: Cause = {
  kind: "slowStorage",
  explains: ["throughput", "wholeRun", "firstBatch"],
  weight: 1,
  without: (setup) => {
    const { waitMs, storageBytes } = setup.scenario.workload.sample;
    return storageBytes === 0 && meanOf(waitMs) === 0
      ? null
      : { ...setup, scenario: withFree(setup.scenario, "storage") };
  },
  otherwise: () => "if reading took no time",
};

/** Shards. */
export const fewShards: Cause = {
  kind: "fewShards",
  explains: PACE,
  weight: 1,
  without: (setup) => mildest("evenShards", setup),
  otherwise: ({ scenario }) => `with equal shards for all ${scenario.loader.numWorkers} workers`,
};

/** Everybody reads everything. */
export const repeatedSamples: Cause = {
  kind: "repeatedSamples",
  explains: PACE,
  weight: 1,
  without: (setup) => mildest("splitByWorker", setup),
  otherwise: () => "if every sample came once",
};

function mildest(id: "evenShards" | "splitByWorker", setup: Setup): Setup | null {
  const tried = remedyOf(id).on(setup);
  return tried.applies ? tried.variants[0].setup : null;
}
