import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readMeasurement } from "@/lib/measurement/read";
import { RECORDED_SWEEPS, RECORDED_WORKLOADS, recordedRunsOf, recordedWorkloadOf } from "@/lib/recorded";
import { SETTINGS } from "@/lib/settings";

/** The recording behind each workload. */
const FILES: Readonly<Record<string, string>> = {
  "tabular-rows": "tabular__b256",
  "in-ram-tensors": "big_tensor__b8",
  "heavy-tailed": "io_sleep_lognormal_10-1.0_b8",
  "pure-python": "cpu_burn_5-py_b8",
  "recorded-waits": "io_sleep_5_b8",
  "recorded-jpeg": "jpeg__b8",
  "recorded-compute": "cpu_burn_5-nogil_b8",
};

function measurementOf(id: string) {
  const path = new URL(`../../../public/recorded/torch-2.13/${FILES[id] ?? ""}.json.gz`, import.meta.url);
  const reading = readMeasurement(JSON.parse(gunzipSync(readFileSync(path)).toString("utf8")));
  if (!reading.ok) throw new Error(reading.problems.join("; "));
  return reading.measurement;
}

/** The runs that differ in workers and step alone: fork, one epoch, prefetch 2, untouched batches. */
function rowsOf(id: string) {
  return measurementOf(id).runs.flatMap(({ loader, training, observed, quality }) => {
    const plain =
      (loader.prefetchFactor ?? 2) === 2 &&
      loader.startMethod === "fork" &&
      loader.inOrder &&
      !training.touchesBatch &&
      training.epochs === 1 &&
      !loader.persistentWorkers;
    if (!plain || observed === undefined) return [];
    const { numWorkers } = loader;
    const { stepMs } = training;
    return [
      { numWorkers, stepMs, samplesPerSecond: observed.samplesPerSecond, spread: quality?.spreadPercent },
    ];
  });
}

describe.each(Object.keys(RECORDED_SWEEPS))("recorded runs of %s", (id) => {
  it("are those of the recording, all of them", () => {
    const recorded = rowsOf(id);
    const points = RECORDED_SWEEPS[id] ?? [];
    const keys = (rows: readonly { numWorkers: number; stepMs: number }[]) =>
      rows.map(({ numWorkers, stepMs }) => `${numWorkers} workers, ${stepMs} ms`).sort();
    const known = new Set(keys(points));
    for (const { numWorkers, stepMs, samplesPerSecond, spreadPercent } of points) {
      const row = recorded.find((other) => other.numWorkers === numWorkers && other.stepMs === stepMs);
      expect(samplesPerSecond / (row?.samplesPerSecond ?? 0)).toBeCloseTo(1, 3);
      expect(spreadPercent).toBe(row?.spread);
    }
    expect(keys(recorded).filter((key) => !known.has(key))).toEqual([]);
  });

  it("belong to a workload of the same size on the same machine", () => {
    const { machine, dataset } = measurementOf(id);
    const wish = recordedWorkloadOf(id)?.wish;
    expect(wish?.machine.cores).toBe(machine.cores);
    expect((wish?.workload.payload.bytes ?? 0) / dataset.bytesPerBatch).toBeCloseTo(1, 2);
  });
});

describe("recorded runs of a wish", () => {
  const waits = RECORDED_WORKLOADS[0]?.wish;
  if (waits === undefined) throw new Error("nothing was recorded");

  it("are found whatever the number of workers, by the step", () => {
    const more = SETTINGS.numWorkers.set(waits, 16);
    expect(recordedRunsOf(more)?.mostWorkers).toBe(8);
    expect(recordedRunsOf(SETTINGS.stepMs.set(more, 0))?.mostWorkers).toBe(16);
  });

  it("are none once anything else differs", () => {
    expect(recordedRunsOf(SETTINGS.prefetchFactor.set(waits, 3))).toBeNull();
    expect(recordedRunsOf(SETTINGS.stepMs.set(waits, 15))).toBeNull();
    expect(recordedRunsOf(SETTINGS.cores.set(waits, 8))).toBeNull();
  });
});
