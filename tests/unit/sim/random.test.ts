import { describe, expect, test } from "vitest";
import { drawsOf } from "@/lib/sim/random/draws";
import { exponential, logarithm } from "@/lib/sim/random/elementary";
import { STREAMS } from "@/lib/sim/random/hash";
import { normalQuantile } from "@/lib/sim/random/normal";

describe("elementary functions from + − × ÷", () => {
  test.each([-600, -20, -1.5, -1e-9, 0, 0.3, 1, 5, 42.5, 600])("exp(%d)", (x) => {
    expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 12);
  });

  test.each([1e-300, 1e-5, 0.3, 0.75, 1, 1.5, 2, 10, 12345.678, 1e300])("log(%d)", (x) => {
    expect(logarithm(x)).toBeCloseTo(Math.log(x), 10);
  });

  test("normal quantiles of a printed table", () => {
    expect(normalQuantile(0.5)).toBe(0);
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 13);
    expect(normalQuantile(0.25)).toBeCloseTo(-0.6744897501960817, 13);
    expect(normalQuantile(1e-6)).toBeCloseTo(-4.753424308822899, 12);
    expect(normalQuantile(1e-12)).toBeCloseTo(-7.034483825301132, 11);
  });
});

describe("draws", () => {
  const cost = { kind: "lognormal", meanMs: 10, sigma: 0.8 } as const;

  test("have the mean and the spread that were asked for", () => {
    const { ms, sums } = drawsOf(cost, 7, STREAMS.wait, 200_000);
    const mean = (sums[200_000] ?? 0) / 200_000;
    const logs = [...ms].map((x) => Math.log(x));
    const logMean = logs.reduce((a, b) => a + b) / logs.length;
    const sigma = Math.sqrt(logs.reduce((a, b) => a + (b - logMean) ** 2, 0) / logs.length);
    expect(mean).toBeCloseTo(10, 0);
    expect(sigma).toBeCloseTo(0.8, 2);
  });

  test("depend on seed and stream, and not on how many were asked for before", () => {
    const few = drawsOf(cost, 3, STREAMS.cpu, 5).ms.slice(0, 5);
    const many = drawsOf(cost, 3, STREAMS.cpu, 5000).ms.slice(0, 5);
    expect(many).toEqual(few);
    expect(drawsOf(cost, 4, STREAMS.cpu, 5).ms.slice(0, 5)).not.toEqual(few);
    expect(drawsOf(cost, 3, STREAMS.wait, 5).ms.slice(0, 5)).not.toEqual(few);
  });

  test("wrap round when they were measured", () => {
    const { ms } = drawsOf({ kind: "measured", drawsMs: [1, 2, 3] }, 1, STREAMS.wait, 7);
    expect([...ms.slice(0, 7)]).toEqual([1, 2, 3, 1, 2, 3, 1]);
  });
});
