import { describe, expect, it } from "vitest";
import { chromeTrace, type TraceEvent } from "@/lib/export";
import { RUNS } from "./runs";

type Slice = Extract<TraceEvent, { ph: "X" }>;

const isSlice = (event: TraceEvent): event is Slice => event.ph === "X";

describe.each(RUNS)("the trace of a run with %s", (_name, result) => {
  const { traceEvents } = chromeTrace(result);
  const slices = traceEvents.filter(isSlice);

  it("survives as JSON", () => {
    expect(JSON.parse(JSON.stringify(chromeTrace(result)))).toEqual(chromeTrace(result));
  });

  it("names every process and thread that it draws on, once", () => {
    const named = traceEvents.flatMap((event) =>
      event.ph === "M" && event.name === "thread_name" ? [`${event.pid}/${event.tid}`] : [],
    );
    expect(new Set(named).size).toBe(named.length);
    expect(new Set(slices.map(({ pid, tid }) => `${pid}/${tid}`))).toEqual(
      new Set(named.filter((track) => slices.some(({ pid, tid }) => track === `${pid}/${tid}`))),
    );
  });

  it("nests the slices of a thread and never lets two cross", () => {
    for (const track of new Set(slices.map(({ pid, tid }) => `${pid}/${tid}`))) {
      const open: number[] = [];
      const own = slices.filter(({ pid, tid }) => track === `${pid}/${tid}`);
      for (const { ts, dur } of own.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
        while ((open.at(-1) ?? Infinity) <= ts + 1e-4) open.pop();
        expect(ts + dur).toBeLessThanOrEqual((open.at(-1) ?? Infinity) + 1e-4);
        open.push(ts + dur);
      }
    }
  });

  it("spends as long on steps as the totals say, in microseconds", () => {
    const steps = slices.filter(({ cat }) => cat === "step").reduce((sum, { dur }) => sum + dur, 0);
    expect(steps / 1000).toBeCloseTo(result.totals.gpuBusyMs, 3);
  });

  it("has one next() per batch, inside its step, as torch.profiler would", () => {
    const waits = slices.filter(({ name }) => name.endsWith(".__next__"));
    const steps = slices.filter(({ name }) => name.startsWith("ProfilerStep#"));
    expect(waits).toHaveLength(result.batches.count);
    expect(steps.map(({ ts }) => ts)).toEqual(waits.map(({ ts }) => ts));
    const single = result.scenario.loader.numWorkers === 0;
    expect(waits[0]?.name).toBe(
      `enumerate(DataLoader)#_${single ? "Single" : "Multi"}${single ? "Process" : "Processing"}DataLoaderIter.__next__`,
    );
  });

  it("says why the GPU waits", () => {
    const idle = slices.filter(({ cat }) => cat === "idle");
    expect(idle).toHaveLength(result.gaps.length);
    expect(idle[0]?.name).toMatch(/\.$/);
  });
});
