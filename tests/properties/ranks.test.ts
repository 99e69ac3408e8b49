import fc from "fast-check";
import { expect, test } from "vitest";
import { boundsOf, tightestOf } from "@/lib/bounds";
import { digest, hasWorkers, type Result, type Scenario, simulate } from "@/lib/sim";
import { planOf } from "@/lib/sim/model/plan";
import { withoutProcessCosts } from "./freeProcesses";
import { creditsOf } from "./kinds";
import { scenarios } from "./scenarios";

const RUNS = { numRuns: 60 };

/** Two to four ranks on the machine. */
const shared = fc
  .tuple(scenarios, fc.integer({ min: 2, max: 4 }))
  .map(([scenario, ranks]) => withRanks(scenario, ranks));

function withRanks(scenario: Scenario, ranks: number): Scenario {
  return { ...scenario, training: { ...scenario.training, ranks } };
}

/** The log of every rank. */
function eachOf(scenario: Scenario): Result[] {
  return Array.from({ length: scenario.training.ranks }, (_, rank) => simulate(scenario, "signals", rank));
}

/** Batches of a rank in an epoch. */
function batchesOf(scenario: Scenario, rank: number): number {
  return Math.min(planOf(scenario, rank).batchesPerEpoch, scenario.training.breakAfterBatches ?? Infinity);
}

test("every rank gets all of its batches, and no more credit than alone", () => {
  fc.assert(
    fc.property(shared, (scenario) => {
      for (const [rank, { batches, totals, ranks }] of eachOf(scenario).entries()) {
        expect(batches.count).toBe(batchesOf(scenario, rank) * scenario.training.epochs);
        expect(new Set(batches.batch).size).toBe(batches.count);
        expect(ranks[rank]?.batches).toBe(batches.count);
        expect(totals.batches).toBe(ranks.reduce((sum, own) => sum + own.batches, 0));
        if (hasWorkers(scenario.loader)) expect(totals.maxInFlight).toBeLessThanOrEqual(creditsOf(scenario));
      }
    }),
    RUNS,
  );
});

test("ranks share the samples of a map dataset, and repeat some where they do not divide", () => {
  fc.assert(
    fc.property(shared, (scenario) => {
      const { dataset } = scenario.workload;
      fc.pre(!scenario.loader.dropLast && scenario.training.breakAfterBatches === null);
      if (dataset.kind !== "map") return;
      const { ranks, epochs } = scenario.training;
      const each = Math.ceil(dataset.samples / ranks) * epochs;
      expect(simulate(scenario, "totals").ranks.map(({ samples }) => samples)).toEqual(
        Array.from({ length: ranks }, () => each),
      );
    }),
    RUNS,
  );
});

test("a step ends for all ranks at once, and not before each has had its batch and has computed", () => {
  fc.assert(
    fc.property(shared, (scenario) => {
      const each = eachOf(scenario);
      const firstOf = (rank: number, epoch: number): number => epoch * batchesOf(scenario, rank);
      for (let epoch = 0; epoch < scenario.training.epochs; epoch += 1) {
        for (let step = 0; ; step += 1) {
          const ready = each.flatMap(({ batches }, rank) =>
            step < batchesOf(scenario, rank) ? [{ batches, row: firstOf(rank, epoch) + step, rank }] : [],
          );
          if (ready.length === 0) break;
          const ends = ready.map(({ batches, row }) => batches.stepEndMs[row]);
          expect(new Set(ends).size).toBe(1);
          for (const { batches, row, rank } of ready) {
            const { steps, rowsPerEpoch } = planOf(scenario, rank);
            expect(Math.floor((batches.batch[row] ?? 0) / rowsPerEpoch)).toBe(epoch);
            const ownMs = steps.ms[batches.batch[row] ?? 0] ?? 0;
            expect(ends[0]).toBeGreaterThanOrEqual((batches.nextReturnMs[row] ?? Infinity) + ownMs - 1e-6);
            expect(ends[0]).toBeGreaterThanOrEqual((batches.stepStartMs[row] ?? Infinity) + ownMs - 1e-6);
          }
        }
      }
    }),
    RUNS,
  );
});

test("together they are no faster than the smallest bound of the machine", () => {
  fc.assert(
    fc.property(shared, (scenario) => {
      const tightest = tightestOf(boundsOf(withFixedCosts(scenario)));
      if (tightest === undefined) return;
      const { totals, ranks } = simulate(withFixedCosts(scenario), "totals");
      const wallMs = Math.max(...ranks.map((own) => own.wallMs));
      const share = totals.samples / (scenario.loader.batchSize * Math.max(1, totals.batches));
      expect((1000 * totals.batches * share) / wallMs).toBeLessThanOrEqual(
        tightest.batchesPerSecond * (1 + 1e-9),
      );
    }),
    RUNS,
  );
});

/** Samples and steps without luck, so that what a run asks for is what the scenario states. */
function withFixedCosts(scenario: Scenario): Scenario {
  const { workload, training } = scenario;
  const cpuMs = { kind: "fixed", ms: 3 } as const;
  return {
    ...scenario,
    workload: { ...workload, sample: { ...workload.sample, cpuMs, waitMs: { kind: "fixed", ms: 1 } } },
    loader: { ...scenario.loader, dropLast: true },
    training: { ...training, stepMs: { kind: "fixed", ms: 5 } },
  };
}

test("where there is room for all, each is as fast as one alone", () => {
  fc.assert(
    fc.property(shared, (drawn) => {
      const fixedCosts = withoutProcessCosts(withFixedCosts(drawn));
      const { sample, dataset } = fixedCosts.workload;
      fc.pre(dataset.kind === "map");
      const roomy: Scenario = {
        ...fixedCosts,
        workload: { ...fixedCosts.workload, sample: { ...sample, storageBytes: 0 } },
        machine: { ...fixedCosts.machine, cores: 256 },
      };
      const { ranks } = roomy.training;
      const alone = simulate(
        withRanks(
          {
            ...roomy,
            workload: {
              ...roomy.workload,
              dataset: { kind: "map", samples: planOf(roomy).samples, reads: "perSample" },
            },
          },
          1,
        ),
        "totals",
      ).totals;
      const together = simulate(roomy, "totals").totals;
      expect(together.batches).toBe(ranks * alone.batches);
      expect(together.samplesPerSecondOverall).toBeLessThanOrEqual(
        ranks * alone.samplesPerSecondOverall * (1 + 1e-9),
      );
    }),
    RUNS,
  );
});

test("the same ranks give the same result, to the bit", () => {
  fc.assert(
    fc.property(shared, (scenario) => {
      const again = structuredClone(scenario);
      expect(digest(simulate(again, "full"))).toBe(digest(simulate(scenario, "full")));
      expect(simulate(scenario, "totals").totals).toEqual(simulate(scenario, "full").totals);
    }),
    { numRuns: 30 },
  );
});
