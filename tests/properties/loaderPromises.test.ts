import fc from "fast-check";
import { expect, test } from "vitest";
import { digest, hasWorkers, type Result, type Scenario, simulate, type StepFunction } from "@/lib/sim";
import { sampleCpuMs, withoutProcessCosts } from "./freeProcesses";
import { batchesPerEpoch, creditsOf, deliveredPerEpoch } from "./kinds";
import { scenarios } from "./scenarios";

const RUNS = { numRuns: 300 };

/** How many of the epoch's batches had been sent and not delivered right after row `row` was delivered. */
function inFlightAfter(run: Result, row: number): number {
  const { epoch, sentMs, nextReturnMs, count } = run.batches;
  let inFlight = 0;
  for (let other = row + 1; other < count && epoch[other] === epoch[row]; other += 1) {
    if ((sentMs[other] ?? Infinity) <= (nextReturnMs[row] ?? 0)) inFlight += 1;
  }
  return inFlight;
}

/** Delivered batches of each epoch, as the first sample that a worker read and its number of samples. */
function delivered(run: Result): number[] {
  return Array.from({ length: run.scenario.training.epochs }, (_, epoch) =>
    run.batches.epoch.reduce((count, of) => (of === epoch ? count + 1 : count), 0),
  );
}

test("every batch is delivered once", () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const run = simulate(scenario, "signals");
      expect(new Set(run.batches.batch).size).toBe(run.batches.count);
      expect(new Set(delivered(run))).toEqual(new Set([deliveredPerEpoch(scenario)]));
      if (scenario.training.breakAfterBatches !== null || scenario.workload.dataset.kind === "iterable")
        return;
      const expected = batchesPerEpoch(scenario) * scenario.training.epochs;
      expect([...run.batches.batch].toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: expected }, (_, i) => i),
      );
    }),
    RUNS,
  );
});

test("an iterable dataset gives every worker's samples once", () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const { dataset } = scenario.workload;
      fc.pre(!scenario.loader.dropLast && scenario.training.breakAfterBatches === null);
      if (dataset.kind === "map") return;
      const readers =
        hasWorkers(scenario.loader) && dataset.split === "none" ? scenario.loader.numWorkers : 1;
      const samples = dataset.shardSamples.reduce((sum, n) => sum + n, 0);
      expect(simulate(scenario, "totals").totals.samples).toBe(readers * samples * scenario.training.epochs);
    }),
    { numRuns: 60 },
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
      const iterable = scenario.workload.dataset.kind === "iterable";
      const most = iterable ? creditsOf(scenario) : Math.min(creditsOf(scenario), batchesPerEpoch(scenario));
      expect(Math.max(...run.levels.inFlight.values)).toBe(most);
      expect(run.totals.maxInFlight).toBe(most);
      if (iterable || scenario.training.breakAfterBatches !== null) return;
      const { nextCallMs, nextReturnMs } = run.batches;
      // Not where the next delivery falls on the same instant.
      const rows = Array.from({ length: run.batches.count }, (_, row) => row).filter(
        (row) => nextReturnMs[row] !== nextCallMs[row + 1],
      );
      const perEpoch = batchesPerEpoch(scenario);
      expect(rows.map((row) => inFlightAfter(run, row))).toEqual(
        rows.map((row) => Math.min(creditsOf(scenario), perEpoch - 1 - (row % perEpoch))),
      );
    }),
    RUNS,
  );
});

test("lanes never overlap, and the GPU is busy or idle", () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const run = simulate(scenario, "full");
      const wrong = run.lanes.flatMap(({ id, count, startMs, endMs }) =>
        Array.from({ length: count }, (_, i) => i)
          .filter(
            (i) =>
              !((endMs[i] ?? 0) > (startMs[i] ?? Infinity)) ||
              (i > 0 && !((startMs[i] ?? 0) - (endMs[i - 1] ?? Infinity) > -1e-9)),
          )
          .map((i) => ({ id, interval: i })),
      );
      expect(wrong).toEqual([]);
      const idleMs = run.gaps.reduce((sum, gap) => sum + gap.endMs - gap.startMs, 0);
      expect(Math.abs(idleMs + run.totals.gpuBusyMs - run.totals.wallMs)).toBeLessThan(1e-3);
    }),
    RUNS,
  );
});

test("queue lengths counted two ways agree", () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      fc.pre(hasWorkers(scenario.loader) && scenario.training.breakAfterBatches === null);
      fc.pre(scenario.workload.dataset.kind === "map");
      const { levels, batches } = simulate(scenario, "signals");
      const areaOf = ({ count, timesMs, values }: StepFunction): number => {
        let area = 0;
        for (let i = 1; i < count; i += 1)
          area += (values[i - 1] ?? 0) * ((timesMs[i] ?? 0) - (timesMs[i - 1] ?? 0));
        return area;
      };
      let readyMs = 0;
      let inFlightMs = 0;
      for (let row = 0; row < batches.count; row += 1) {
        readyMs += (batches.deliveredMs[row] ?? 0) - (batches.readyMs[row] ?? 0);
        inFlightMs += (batches.deliveredMs[row] ?? 0) - (batches.sentMs[row] ?? 0);
      }
      expect(Math.abs(areaOf(levels.ready) - readyMs)).toBeLessThan(1e-6 * (1 + readyMs));
      expect(Math.abs(areaOf(levels.inFlight) - inFlightMs)).toBeLessThan(1e-6 * (1 + inFlightMs));
    }),
    RUNS,
  );
});

test("work is conserved: the CPU time that was consumed is the CPU time that was asked for", () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      fc.pre(scenario.training.breakAfterBatches === null);
      const free = withoutProcessCosts(scenario);
      const { batches, totals } = simulate(free, "signals");
      const { collate } = scenario.workload;
      let askedMs = batches.count * (hasWorkers(scenario.loader) ? collate.inWorkerMs : collate.inMainMs);
      if (!hasWorkers(scenario.loader) && batches.count > 0) {
        askedMs += Math.max(0, collate.inWorkerMs - collate.inMainMs);
      }
      askedMs += batches.count * scenario.training.hostMs + sampleCpuMs(scenario, batches);
      expect(Math.abs(totals.cpuMs - askedMs)).toBeLessThan(1e-6 * (1 + askedMs));
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
      const wrong = life
        .slice(1)
        .flatMap((column, stage) =>
          [...column.subarray(0, batches.count).entries()]
            .filter(([row, ms]) => !(ms >= (life[stage]?.[row] ?? Infinity) - 1e-9))
            .map(([row]) => ({ row, stage })),
        );
      expect(wrong).toEqual([]);
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
