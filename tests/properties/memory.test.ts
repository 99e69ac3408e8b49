import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasWorkers, type Result, type Scenario, simulate } from "@/lib/sim";
import {
  atMost,
  DATASET_KINDS,
  type Footprint,
  HOLDERS,
  memoryOf,
  type MemoryTimeline,
  RECORDED_INTERPRETER,
} from "@/lib/sim/memory";
import { levelAt } from "@/lib/signals/levelAt";
import { scenarios } from "./scenarios";

const footprints: fc.Arbitrary<Footprint> = fc.record({
  dataset: fc.record({
    kind: fc.constantFrom(...DATASET_KINDS),
    items: fc.integer({ min: 1, max: 5000 }),
    bytes: fc.integer({ min: 0, max: 50_000_000 }),
    order: fc.constantFrom("shuffled" as const, "sequential" as const),
    passes: fc.constantFrom(0.5, 1, 3),
  }),
  interpreter: fc.constant(RECORDED_INTERPRETER),
  rawBytesPerSample: fc.integer({ min: 0, max: 1_000_000 }),
  batchesHeld: fc.integer({ min: 1, max: 4 }),
  tensorLayout: fc.constantFrom("oneLarge" as const, "equal" as const),
});

const whole = scenarios.map((scenario): Scenario => ({
  ...scenario,
  training: { ...scenario.training, breakAfterBatches: null },
}));

const CLOSE = 1e-3;

/** Runs the property on any run with any footprint. */
function holds(
  from: fc.Arbitrary<Scenario>,
  property: (result: Result, footprint: Footprint, timeline: MemoryTimeline) => void,
): void {
  fc.assert(
    fc.property(from, footprints, (scenario, footprint) => {
      const result = simulate(scenario, "signals");
      property(result, footprint, memoryOf([{ result, footprint }]));
    }),
    { numRuns: 80 },
  );
}

/** How many batches are between two of their moments at `atMs`. */
function between(
  { batches }: Result,
  atMs: number,
  from: (row: number) => number,
  until: (row: number) => number,
): number {
  let count = 0;
  for (let row = 0; row < batches.count; row += 1) {
    if (from(row) <= atMs && atMs < until(row)) count += 1;
  }
  return count;
}

/**
 * The moments at which something does not hold. There are thousands: an `expect` at each would take longer
 * than the runs.
 */
function momentsWithout({ count }: MemoryTimeline, holdsAt: (at: number) => boolean): number[] {
  return Array.from({ length: count }, (_, at) => at).filter((at) => !holdsAt(at));
}

function isClose(one: number, other: number, within: number): boolean {
  return Math.abs(one - other) <= within;
}

/** When the loop lets go of the batch in a row. */
function droppedMs({ batches, totals }: Result, row: number, held: number): number {
  return batches.nextReturnMs[row + held] ?? totals.wallMs;
}

describe("memory over time", () => {
  test("bytes in /dev/shm are those of the batches that live there, at every instant", () => {
    holds(whole, (result, { batchesHeld, dataset }, timeline) => {
      const { batches, scenario } = result;
      const { payload } = scenario.workload;
      if (!hasWorkers(scenario.loader) || payload.kind !== "tensors" || payload.sharedBy === "feeder") return;
      const { pinMemory, startMethod } = scenario.loader;
      if (dataset.kind === "tensor" && startMethod !== "fork") return;
      const wrong = momentsWithout(timeline, (at) => {
        const alive = between(
          result,
          timeline.timesMs[at] ?? 0,
          (row) => batches.loadEndMs[row] ?? 0,
          (row) => (pinMemory ? (batches.pinnedMs[row] ?? 0) : droppedMs(result, row, batchesHeld)),
        );
        return timeline.shmBytes[at] === timeline.ranks * alive * payload.bytes;
      });
      expect(wrong).toEqual([]);
    });
  });

  test("the simulator's own level of /dev/shm differs only by batches that are collated or change hands", () => {
    holds(whole, (result, footprint, timeline) => {
      const { batches, levels, scenario } = result;
      const { payload } = scenario.workload;
      if (!hasWorkers(scenario.loader) || payload.kind !== "tensors" || footprint.batchesHeld > 1) return;
      if (scenario.training.epochs > 1 || scenario.training.ranks > 1) return;
      if (footprint.dataset.kind === "tensor" && scenario.loader.startMethod !== "fork") return;
      const wrong = momentsWithout(timeline, (at) => {
        if (at === timeline.count - 1) return true;
        const atMs = timeline.timesMs[at] ?? 0;
        const collating = between(
          result,
          atMs,
          (row) => batches.loadEndMs[row] ?? 0,
          (row) => batches.readyMs[row] ?? 0,
        );
        const handing = between(
          result,
          atMs,
          (row) => batches.deliveredMs[row] ?? 0,
          (row) => batches.nextReturnMs[row] ?? 0,
        );
        const own = timeline.shmBytes[at] ?? 0;
        const difference = Math.abs(own - levelAt(levels.shmBytes, atMs)) / Math.max(1, payload.bytes);
        return difference <= collating + handing + CLOSE;
      });
      expect(wrong).toEqual([]);
    });
  });

  test("no batch counts in /dev/shm and pinned at once, except while it is being pinned", () => {
    holds(whole, (result, { batchesHeld }, timeline) => {
      const { batches, scenario } = result;
      const { payload } = scenario.workload;
      if (!hasWorkers(scenario.loader) || !scenario.loader.pinMemory || payload.kind !== "tensors") return;
      const bytes = payload.bytes;
      let most = 0;
      const wrong = momentsWithout(timeline, (at) => {
        const atMs = timeline.timesMs[at] ?? 0;
        const shared = between(
          result,
          atMs,
          (row) => batches.receivedMs[row] ?? 0,
          (row) => batches.pinnedMs[row] ?? 0,
        );
        const freedMs = (row: number) =>
          Math.max(
            droppedMs(result, row, batchesHeld),
            Math.min(batches.copyEndMs[row] ?? 0, result.totals.wallMs),
          );
        const pinned = between(result, atMs, (row) => batches.receivedMs[row] ?? 0, freedMs);
        const held = between(result, atMs, (row) => batches.deliveredMs[row] ?? 0, freedMs);
        most = Math.max(most, pinned);
        const consumed = timeline.holders.consumer[at] ?? NaN;
        // What is rebuilt in the main process is there only to be pinned.
        const mapped = (timeline.holders.inFlight[at] ?? 0) - (timeline.unmappedBytes[at] ?? 0);
        const pinnedBytes = timeline.pinnedBytes[at] ?? NaN;
        const block = pinnedBytes / timeline.ranks / Math.max(1, most);
        return (
          isClose(consumed, timeline.ranks * held * bytes, 5e-4) &&
          mapped >= timeline.ranks * shared * bytes - CLOSE &&
          pinnedBytes >= timeline.ranks * pinned * bytes - CLOSE &&
          (bytes === 0 || block < 2 * bytes + 8)
        );
      });
      expect(wrong).toEqual([]);
    });
  });

  test("nothing is negative, holders add up to RAM, and PSS with what nobody maps does so too", () => {
    holds(scenarios, (_result, _footprint, timeline) => {
      const { holders, processes, ramBytes, shmBytes, unmappedBytes } = timeline;
      const { main, workers } = processes;
      const wrong = momentsWithout(timeline, (at) => {
        const ram = ramBytes[at] ?? 0;
        const parts = HOLDERS.map((holder) => holders[holder][at] ?? 0);
        const whole = parts.reduce((sum, part) => sum + part, 0);
        const pss = (main.pssBytes[at] ?? 0) + (workers.pssBytes[at] ?? 0);
        return (
          Math.min(...parts) >= 0 &&
          isClose(whole, ram, 5e-4) &&
          isClose(pss + (unmappedBytes[at] ?? 0), ram, 0.05) &&
          (shmBytes[at] ?? NaN) <= ram &&
          [main, workers].every(
            ({ rssBytes, pssBytes, ussBytes }) =>
              (pssBytes[at] ?? NaN) <= (rssBytes[at] ?? 0) + 1 &&
              (ussBytes[at] ?? NaN) <= (pssBytes[at] ?? 0) + 1,
          )
        );
      });
      expect(wrong).toEqual([]);
    });
  });

  test("at the end only the main process, its dataset and the pinned high-water mark are left", () => {
    holds(scenarios, (_result, { dataset, interpreter }, timeline) => {
      const last = timeline.count - 1;
      const { holders } = timeline;
      for (const holder of ["datasetCopies", "building", "heapBatches", "inFlight", "consumer"] as const) {
        expect(holders[holder][last]).toBe(0);
      }
      const pool = timeline.peaks.pinned.value;
      expect(holders.pinnedPool[last]).toBe(pool);
      expect(holders.interpreters[last]).toBe(
        interpreter.sharedBytes + timeline.ranks * interpreter.mainBytes,
      );
      expect(holders.dataset[last]).toBe(timeline.ranks * dataset.bytes);
      const shrinks = momentsWithout(
        timeline,
        (at) => (timeline.pinnedBytes[at] ?? NaN) >= (timeline.pinnedBytes[at - 1] ?? 0),
      );
      expect(shrinks).toEqual([]);
    });
  });

  test("no run takes more than what its arguments allow, whatever its timing", () => {
    holds(whole, (result, footprint, timeline) => {
      const { scenario } = result;
      if (scenario.loader.pinMemory) return;
      const most = atMost(scenario, footprint);
      expect(timeline.peaks.shm.value).toBeLessThanOrEqual(most.shmBytes);
      expect(timeline.peaks.ram.value).toBeLessThanOrEqual(most.ramBytes + 1);
    });
  });

  test("every rank takes as much as one alone, mapped files aside", () => {
    fc.assert(
      fc.property(scenarios, footprints, fc.integer({ min: 2, max: 8 }), (scenario, footprint, ranks) => {
        const result = simulate(scenario, "signals");
        // One rank reads as much as each of the others.
        const alone = memoryOf([{ result, footprint }], { ranks: 1 });
        const { passes } = footprint.dataset;
        const spread = { ...footprint, dataset: { ...footprint.dataset, passes: passes * ranks } };
        const many = memoryOf([{ result, footprint: spread }], { ranks });
        const { sharedBytes } = footprint.interpreter;
        expect(many.peaks.ram.value - sharedBytes).toBeCloseTo(
          ranks * (alone.peaks.ram.value - sharedBytes),
          -1,
        );
        expect(many.peaks.shm.value).toBe(ranks * alone.peaks.shm.value);
      }),
      { numRuns: 40 },
    );
  });
});
