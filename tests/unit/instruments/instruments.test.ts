import { describe, expect, it } from "vitest";
import { type InstrumentRun, readingsOf } from "@/lib/instruments";
import { processShares } from "@/lib/instruments/processes";
import { bytesPerSecondByWindow } from "@/lib/instruments/storage";
import { waitsOf } from "@/lib/instruments/waits";
import { WINDOWS, windowMs } from "@/lib/instruments/windows";
import { INSTRUMENTS } from "@/lib/quiz/quizCase";
import { outcomeOf, setupOf } from "@/lib/quiz/trial";
import { CASES } from "@/lib/quiz/cases";
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

  it("count every wait once", () => {
    const [reading] = readingsOf("waits", [run]);
    expect(sum(reading?.strips[1]?.values ?? [])).toBe(totals.batches);
    expect(reading?.strips[0]?.values).toEqual(waitsOf(run).slice(1, 49));
  });

  it("share out all CPU time among the processes", () => {
    const shares = processShares(run.result);
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

  it("show nothing once something has ended the run", () => {
    const endMs = totals.wallMs / 2;
    for (const instrument of ["gpu", "queues", "memory"] as const) {
      const [reading] = readingsOf(instrument, [{ ...run, endMs }]);
      for (const { values } of reading?.strips ?? []) {
        expect(values.slice(WINDOWS / 2 + 1)).toEqual(new Array(WINDOWS / 2 - 1).fill(0));
      }
    }
    expect(waitsOf({ ...run, endMs }).length).toBeLessThan(totals.batches);
  });

  it("never say a cause in its own words", () => {
    for (const quizCase of CASES) {
      const { result, memory, failure } = outcomeOf(setupOf(quizCase));
      const shown = { result, memory, endMs: failure?.atMs ?? result.totals.wallMs };
      const words = quizCase.instruments
        .flatMap((instrument) => readingsOf(instrument, [shown]))
        .flatMap(({ title, tool, numbers, strips }) => [
          title,
          tool,
          ...numbers.map(({ label }) => label),
          ...strips.map(({ label }) => label),
        ])
        .join(" ");
      for (const { causes } of quizCase.rounds) {
        for (const { label } of causes) expect(words).not.toContain(label);
      }
    }
  });
});
