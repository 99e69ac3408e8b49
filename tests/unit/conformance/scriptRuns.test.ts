import { describe, expect, it } from "vitest";
import {
  againstScript,
  isScriptWithinBar,
  type Printed,
  readPrinted,
  SCRIPT_BAR,
  scriptWishes,
} from "@/lib/conformance/scriptRuns";
import { toScenario } from "@/lib/scenario-store";
import { simulate } from "@/lib/sim";

const TEXT = "samples/s    198.4\nwait share   3.2 %\nfirst batch  61 ms\nbatches      80\n";

describe("what a script prints", () => {
  it("is read field by field", () => {
    expect(readPrinted(TEXT)).toEqual({
      samplesPerSecond: 198.4,
      waitShare: 0.032,
      firstBatchMs: 61,
      batches: 80,
    });
  });

  it("is refused when a field is missing", () => {
    expect(() => readPrinted(TEXT.replace("first batch", "x"))).toThrow('printed no "first batch"');
  });
});

describe.each(Object.entries(scriptWishes(2)))("a script of %s", (name, wish) => {
  const { samplesPerSecond, batches } = simulate(toScenario(wish), "totals").totals;
  const ran = (factor: number, count = batches): Printed => ({
    samplesPerSecond: samplesPerSecond * factor,
    waitShare: 0,
    firstBatchMs: 1,
    batches: count,
  });

  it("holds when it runs as simulated, and not when it is slower than runs differ", () => {
    expect(isScriptWithinBar(againstScript(name, wish, [ran(1), ran(1.01)]), true)).toBe(true);
    const slow = againstScript(name, wish, [ran(0.8), ran(0.8)]);
    expect(slow.error).toBeCloseTo(0.25, 6);
    expect(isScriptWithinBar(slow, true)).toBe(false);
    expect(isScriptWithinBar(slow, false)).toBe(true);
    expect(isScriptWithinBar(againstScript(name, wish, [ran(0.8), ran(0.8 + 2 * SCRIPT_BAR)]), true)).toBe(
      true,
    );
  });

  it("never holds with another number of batches", () => {
    expect(isScriptWithinBar(againstScript(name, wish, [ran(1, batches - 1)]), false)).toBe(false);
  });
});
