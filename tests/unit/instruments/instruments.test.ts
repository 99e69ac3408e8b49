import { describe, expect, it } from "vitest";
import { formatMs } from "@/lib/format/number";
import { type InstrumentRun, readingsOf } from "@/lib/instruments";
import { processShares } from "@/lib/instruments/processShares";
import { bytesPerSecondByWindow, usedFraction } from "@/lib/instruments/storage";
import { endsOf, waitsOf } from "@/lib/instruments/waits";
import { WINDOWS, windowMs } from "@/lib/instruments/windows";
import { INSTRUMENTS } from "@/lib/quiz/quizCase";
import { fiveSecondsAtTheEnd } from "@/lib/quiz/cases/fiveSecondsAtTheEnd";
import { outcomeOf, setupOf } from "@/lib/quiz/trial";
import { defaultLoaderWish, defaultScenario, loaderFrom, type Scenario } from "@/lib/sim";

function runOf(scenario: Scenario): InstrumentRun {
  const { result, memory } = outcomeOf({ scenario });
  return { result, memory, endMs: result.totals.wallMs };
}

const run = runOf(defaultScenario);
const slower = runOf({ ...defaultScenario, loader: loaderFrom({ ...defaultLoaderWish, numWorkers: 1 }) });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const { totals } = run.result;

describe("the instruments", () => {
  it("show as much busy GPU as the run has", () => {
    const [reading] = readingsOf("gpu", [run]);
    const busyMs = sum(reading?.strips[0]?.values ?? []) * windowMs(totals.wallMs);
    expect(busyMs / totals.gpuBusyMs).toBeCloseTo(1, 6);
  });

  it("count every wait once, the one that ends the epoch too", () => {
    const [reading] = readingsOf("waits", [run]);
    expect(sum(reading?.strips[1]?.values ?? [])).toBe(totals.batches + 1);
    expect(reading?.strips[0]?.label).toContain(`48 of ${totals.batches - 1}`);
    expect(reading?.strips[0]?.values).toEqual(waitsOf(run).slice(1, 49));
  });

  it("count the ends of all epochs as time inside next()", () => {
    const ended = outcomeOf(setupOf(fiveSecondsAtTheEnd)).result;
    const endsMs = endsOf({ ...run, result: ended, endMs: ended.totals.wallMs });
    expect(endsMs).toHaveLength(4);
    for (const ms of endsMs) expect(Math.abs(ms / ended.totals.lastShutdownMs - 1)).toBeLessThan(0.01);
  });

  it("use the storage all the time where every worker waits for it, and never otherwise", () => {
    const disk = (storage: Partial<Scenario["machine"]>) =>
      usedFraction(runOf({ ...defaultScenario, machine: { ...defaultScenario.machine, ...storage } }));
    const seeking = { latencyMs: 0, requestsPerSecond: 40, bytesPerSecond: null };
    expect(disk({ storage: seeking })).toBeGreaterThan(0.99);
    expect(disk({})).toBeLessThan(0.5);
  });

  it("share out all CPU time among the processes", () => {
    const shares = processShares(run);
    expect(shares).toHaveLength(5);
    expect(sum(shares.map(({ cpu }) => cpu)) * totals.wallMs).toBeCloseTo(totals.cpuMs, 6);
  });

  it("read every byte once", () => {
    const bytes = sum(bytesPerSecondByWindow(run.result, totals.wallMs)) * (windowMs(totals.wallMs) / 1000);
    expect(bytes / (totals.samples * defaultScenario.workload.sample.storageBytes)).toBeCloseTo(1, 6);
  });

  it("never show more batches than are in flight", () => {
    const [reading] = readingsOf("queues", [run]);
    for (const { values } of reading?.strips ?? [])
      expect(Math.max(...values)).toBeLessThanOrEqual(totals.maxInFlight);
  });

  it.each(INSTRUMENTS)("have the same scales before and after: %s", (instrument) => {
    const [before, after] = readingsOf(instrument, [slower, run]);
    const scales = (reading: typeof before) =>
      reading?.strips.map(({ label, top, untilText }) => [
        label,
        top,
        instrument === "waits" || instrument === "processes" ? "" : untilText,
      ]);
    expect(scales(after)).toEqual(scales(before));
  });

  it("show nothing once something has ended the run, and where it was", () => {
    const endMs = totals.wallMs / 2;
    const dead = { ...run, endMs };
    for (const instrument of ["gpu", "queues", "memory"] as const) {
      const [beside] = readingsOf(instrument, [dead, run]);
      for (const { values, endedAt } of beside?.strips ?? []) {
        expect(values.slice(WINDOWS / 2 + 1)).toEqual(new Array(WINDOWS / 2 - 1).fill(0));
        expect(endedAt).toBe(0.5);
      }
      const [alone] = readingsOf(instrument, [dead]);
      for (const { untilText, endedAt } of alone?.strips ?? [])
        expect([untilText, endedAt]).toEqual([formatMs(endMs), 1]);
    }
    expect(waitsOf(dead).length).toBeLessThan(totals.batches);
  });

  it("show what workers compute while they start and what their libraries' threads compute as theirs", () => {
    const { sample } = defaultScenario.workload;
    const loader = loaderFrom({ ...defaultLoaderWish, numWorkers: 4, startMethod: "spawn" });
    const training = { ...defaultScenario.training, epochs: 2 };
    const spawned = runOf({ ...defaultScenario, loader, training });
    const threaded = runOf({
      ...defaultScenario,
      workload: { ...defaultScenario.workload, sample: { ...sample, libraryThreads: 8 } },
    });
    for (const one of [spawned, threaded]) {
      const [main, ...workers] = processShares(one);
      expect(main?.cpu).toBeLessThan(0.6);
      expect(Math.min(...workers.map(({ cpu }) => cpu))).toBeGreaterThan(0.3);
    }
  });
});
