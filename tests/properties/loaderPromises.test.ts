import fc from "fast-check";
import { expect, test } from "vitest";
import { digest, hasWorkers, type Result, type Scenario, simulate } from "@/lib/sim";
import { scenarios } from "./scenarios";

const RUNS = { numRuns: 300 };

function batchesPerEpoch({ workload, loader }: Scenario): number {
  const { dataset } = workload;
  const samples = dataset.kind === "map" ? dataset.samples : 0;
  return loader.dropLast ? Math.floor(samples / loader.batchSize) : Math.ceil(samples / loader.batchSize);
}

function credits({ loader }: Scenario): number {
  return hasWorkers(loader) ? loader.numWorkers * loader.prefetchFactor : 0;
}

/** How many of the epoch's batches had been sent and not delivered right after row `row` was delivered. */
function inFlightAfter(run: Result, row: number): number {
  const { epoch, sentMs, nextReturnMs, count } = run.batches;
  let inFlight = 0;
  for (let other = row + 1; other < count && epoch[other] === epoch[row]; other += 1) {
    if ((sentMs[other] ?? Infinity) <= (nextReturnMs[row] ?? 0)) inFlight += 1;
  }
  return inFlight;
}

test("every batch is delivered once", () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const { batches } = simulate(scenario, "signals");
      const expected = batchesPerEpoch(scenario) * scenario.training.epochs;
      expect([...batches.batch].toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: expected }, (_, i) => i),
      );
    }),
    RUNS,
  );
});

test("in order, if asked", () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      fc.pre(!hasWorkers(scenario.loader) || scenario.loader.inOrder);
      const { batches } = simulate(scenario, "signals");
      expect([...batches.batch]).toEqual([...batches.batch].toSorted((a, b) => a - b));
    }),
    RUNS,
  );
});

test("in flight never exceeds the credits, and equals them or what is left at each delivery", () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      fc.pre(hasWorkers(scenario.loader));
      const run = simulate(scenario, "signals");
      const most = Math.min(credits(scenario), batchesPerEpoch(scenario));
      expect(Math.max(...run.levels.inFlight.values)).toBe(most);
      expect(run.totals.maxInFlight).toBe(most);
      const { nextCallMs, nextReturnMs } = run.batches;
      for (let row = 0; row < run.batches.count; row += 1) {
        if (nextReturnMs[row] === nextCallMs[row + 1]) continue; // the next delivery falls on the same instant
        const left = batchesPerEpoch(scenario) - 1 - (row % batchesPerEpoch(scenario));
        expect(inFlightAfter(run, row)).toBe(Math.min(credits(scenario), left));
      }
    }),
    RUNS,
  );
});

test("lanes never overlap, and the GPU is busy or idle", () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const run = simulate(scenario, "full");
      for (const lane of run.lanes) {
        for (let i = 0; i < lane.count; i += 1) {
          expect(lane.endMs[i]).toBeGreaterThan(lane.startMs[i] ?? Infinity);
          if (i > 0) expect((lane.startMs[i] ?? 0) - (lane.endMs[i - 1] ?? Infinity)).toBeGreaterThan(-1e-9);
        }
      }
      const idleMs = run.gaps.reduce((sum, gap) => sum + gap.endMs - gap.startMs, 0);
      expect(Math.abs(idleMs + run.totals.gpuBusyMs - run.totals.wallMs)).toBeLessThan(1e-3);
    }),
    RUNS,
  );
});

test("a batch goes through its stages in order", () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const { batches } = simulate(scenario, "signals");
      const life = [
        batches.sentMs,
        batches.loadStartMs,
        batches.loadEndMs,
        batches.collateEndMs,
        batches.readyMs,
        batches.takenMs,
        batches.receivedMs,
        batches.pinnedMs,
        batches.nextReturnMs,
        batches.copyStartMs,
        batches.copyEndMs,
        batches.stepStartMs,
        batches.stepEndMs,
      ];
      for (let row = 0; row < batches.count; row += 1) {
        for (let i = 1; i < life.length; i += 1) {
          expect(life[i]?.[row]).toBeGreaterThanOrEqual((life[i - 1]?.[row] ?? Infinity) - 1e-9);
        }
      }
    }),
    RUNS,
  );
});

test("the same scenario gives the same result, to the bit, and levels agree on the totals", () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const copy: Scenario = structuredClone(scenario);
      expect(digest(simulate(copy, "full"))).toBe(digest(simulate(scenario, "full")));
      expect(simulate(scenario, "totals").totals).toEqual(simulate(scenario, "full").totals);
    }),
    RUNS,
  );
});
