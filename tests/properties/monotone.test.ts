import fc from "fast-check";
import { expect, test } from "vitest";
import { criticalPathOf, hasWorkers, meanOf, type Scenario, simulate } from "@/lib/sim";
import { withoutProcessCosts } from "./freeProcesses";
import { scenarios } from "./scenarios";

/**
 * Hand-over, processes and pinning are free, cores are plenty, storage is nobody's bottleneck, batches come in order.
 * Steps are drawn by the place of a batch in the epoch. Where workers read streams, that depends on when a worker
 * ends: another batch would get the long step, so that these steps are all of one length.
 */
const plain = scenarios.map(withoutProcessCosts).map((scenario): Scenario => {
  const { loader, machine, training, workload } = scenario;
  const isStream = workload.dataset.kind === "iterable" && hasWorkers(loader);
  const stepMs = isStream ? ({ kind: "fixed", ms: meanOf(training.stepMs) } as const) : training.stepMs;
  return {
    ...scenario,
    workload: { ...workload, sample: { ...workload.sample, storageBytes: 0 } },
    loader: hasWorkers(loader) ? { ...loader, inOrder: true } : loader,
    training: { ...training, stepMs, breakAfterBatches: null },
    machine: { ...machine, cores: 64 },
  };
});

const wallMs = (scenario: Scenario): number => simulate(scenario, "totals").totals.wallMs;

/** The draws of a cost, with the one of item `item` longer by `byMs`. */
function lengthened(scenario: Scenario, item: number, byMs: number): Scenario {
  const { sample } = scenario.workload;
  if (sample.cpuMs.kind !== "measured") return scenario;
  const { drawsMs } = sample.cpuMs;
  const longer = drawsMs.map((ms, i) => (i === item % drawsMs.length ? ms + byMs : ms));
  const cpuMs = { kind: "measured" as const, drawsMs: longer };
  return { ...scenario, workload: { ...scenario.workload, sample: { ...sample, cpuMs } } };
}

test("a longer sample never shortens a run in order", () => {
  fc.assert(
    fc.property(plain, fc.nat(), fc.double({ min: 0.1, max: 40, noNaN: true }), (scenario, item, byMs) => {
      fc.pre(scenario.workload.sample.cpuMs.kind === "measured");
      fc.pre(!scenario.workload.sample.holdsInterpreterLock);
      expect(wallMs(lengthened(scenario, item, byMs))).toBeGreaterThanOrEqual(wallMs(scenario) - 1e-6);
    }),
    { numRuns: 200 },
  );
});

test("a stage that becomes free never slows a run in order", () => {
  const free = { kind: "fixed", ms: 0 } as const;
  fc.assert(
    fc.property(plain, (scenario) => {
      fc.pre(!scenario.workload.sample.holdsInterpreterLock);
      const { workload, training } = scenario;
      const { sample } = workload;
      const freed: Scenario[] = [
        { ...scenario, workload: { ...workload, sample: { ...sample, waitMs: free } } },
        { ...scenario, workload: { ...workload, sample: { ...sample, cpuMs: free } } },
        { ...scenario, workload: { ...workload, collate: { inWorkerMs: 0, inMainMs: 0 } } },
        { ...scenario, training: { ...training, stepMs: free } },
        { ...scenario, training: { ...training, copy: null } },
        { ...scenario, training: { ...training, hostMs: 0 } },
      ];
      const asItWasMs = wallMs(scenario);
      for (const changed of freed) expect(wallMs(changed)).toBeLessThanOrEqual(asItWasMs + 1e-6);
    }),
    { numRuns: 200 },
  );
});

test("changing the draws of one cost leaves those of the others alone", () => {
  fc.assert(
    fc.property(plain, fc.double({ min: 0.1, max: 2, noNaN: true }), (scenario, sigma) => {
      const spread: Scenario = {
        ...scenario,
        training: { ...scenario.training, stepMs: { kind: "lognormal", meanMs: 5, sigma } },
      };
      const one = simulate(scenario, "signals").batches;
      const other = simulate(spread, "signals").batches;
      fc.pre(one.count > 0 && !scenario.workload.sample.holdsInterpreterLock);
      const loadMs = (table: typeof one, row: number): number =>
        (table.loadEndMs[row] ?? 0) - (table.loadStartMs[row] ?? 0);
      for (let row = 0; row < one.count; row += 1)
        expect(loadMs(other, row)).toBeCloseTo(loadMs(one, row), 6);
    }),
    { numRuns: 150 },
  );
});

test("a critical path leads back in time from the step, without holes and without overlaps", () => {
  fc.assert(
    fc.property(scenarios, fc.nat(), (scenario, pick) => {
      const run = simulate(scenario, "signals");
      fc.pre(run.batches.count > 0);
      const row = pick % run.batches.count;
      const path = criticalPathOf(run, row);
      let beginsMs = run.batches.stepStartMs[row] ?? -1;
      for (const step of path) {
        expect(step.endMs).toBeGreaterThan(step.startMs);
        expect(step.endMs).toBe(beginsMs);
        beginsMs = step.startMs;
      }
    }),
    { numRuns: 200 },
  );
});
