import fc from "fast-check";
import { expect, test } from "vitest";
import { diagnose, recommend, usefulRate } from "@/lib/advice";
import { lastingUsefulRate, settingsOf } from "@/lib/advice/recommend";
import { applied, REMEDIES, type Setup } from "@/lib/advice/remedies";
import { totalsOf } from "@/lib/runs/totalsOf";
import { defaultMachine, fixed, type Scenario } from "@/lib/sim";
import { scenarios } from "./scenarios";

const rate = ({ scenario }: Setup): number => usefulRate({ scenario, totals: totalsOf(scenario) });

/** A step that takes the same time for every batch: the ceiling is exact, not a mean. */
const withSteps = scenarios.chain((scenario) =>
  fc
    .double({ min: 1, max: 30, noNaN: true })
    .map((ms): Scenario => ({ ...scenario, training: { ...scenario.training, stepMs: fixed(ms) } })),
);

/** Empty epochs have no rate. */
function runs({ workload, loader }: Scenario): boolean {
  const { dataset } = workload;
  const samples = dataset.kind === "map" ? dataset.samples : Math.min(...dataset.shardSamples);
  return samples >= loader.batchSize;
}

test("no cause and no remedy for the loader promises more than the ceiling", () => {
  fc.assert(
    fc.property(withSteps, (scenario) => {
      fc.pre(runs(scenario));
      const setup: Setup = { scenario };
      const { causes, ceiling } = diagnose(setup);
      const own = rate(setup);
      for (const { kind, gain } of causes) {
        if (kind !== "gpu") expect(gain, kind).toBeLessThanOrEqual(ceiling + 1e-6);
      }
      for (const remedy of REMEDIES) {
        if (remedy.id === "fixModel") continue;
        const gain = (applied(remedy, setup, rate)?.score ?? 0) / own - 1;
        expect(gain, remedy.id).toBeLessThanOrEqual(ceiling + 1e-6);
      }
    }),
    { numRuns: 25 },
  );
});

test("a recommendation is within 2 % of the best of all settings that it may choose from", () => {
  const freedom = { maxWorkers: 5, anyOrder: true };
  fc.assert(
    fc.property(scenarios, (scenario) => {
      fc.pre(runs(scenario));
      const advised = recommend({ scenario }, defaultMachine, freedom);
      const best = Math.max(...settingsOf(scenario, freedom).map(lastingUsefulRate));
      if (advised === null) return;
      const { samplesPerSecond, leaveItAlone } = advised;
      expect(samplesPerSecond).toBeGreaterThanOrEqual((leaveItAlone ? 0.97 : 0.98) * best - 1e-9);
    }),
    { numRuns: 25 },
  );
});
