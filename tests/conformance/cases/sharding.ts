import { figure } from "./cases";
import { nth } from "./measures";
import type { CaseRow } from "./row";
import { caseScenario } from "./scenario";

const SAMPLES = 320;

/** Iterable datasets that every worker reads from end to end. */
export const SHARDING: readonly CaseRow[] = [0, 1, 2].map((i): CaseRow => {
  const numWorkers = figure("C109", `in.num_workers.${i}`);
  const loader = { numWorkers, batchSize: 4 };
  return {
    id: "C109",
    what: `samples of an epoch with ${numWorkers} workers that do not split, in datasets`,
    scenarios: [
      caseScenario({
        loader,
        sampleMs: 1,
        dataset: { kind: "iterable", shardSamples: [SAMPLES], split: "none" },
      }),
    ],
    measure: (results) => nth(results, 0).totals.samples / SAMPLES,
    expected: figure("C109", `out.epoch_multiplier.${i}`),
    tolerance: { absolute: 0 },
    why: "A count.",
  };
});
