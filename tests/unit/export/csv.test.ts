import { describe, expect, it } from "vitest";
import { batchCsv } from "@/lib/export";
import { RUNS } from "./runs";

describe.each(RUNS)("a run with %s", (_name, result) => {
  const lines = batchCsv(result).split("\n");
  const headings = (lines[0] ?? "").split(",");

  it("has a line per delivered batch, in the order of delivery", () => {
    expect(lines).toHaveLength(result.batches.count + 2);
    expect(lines.at(-1)).toBe("");
    const numbers = lines.slice(1, -1).map((line) => Number(line.split(",")[headings.indexOf("batch")]));
    expect(numbers).toEqual([...result.batches.batch]);
  });

  it("says every column of the run to the nanosecond", () => {
    const columns = Object.keys(result.batches).length - 1;
    expect(headings).toHaveLength(columns);
    expect(headings).toContain("next_return_ms");
    const last = (lines.at(-2) ?? "").split(",").map(Number);
    expect(last.every(Number.isFinite)).toBe(true);
    expect(last[headings.indexOf("step_end_ms")]).toBeCloseTo(result.batches.stepEndMs.at(-1) ?? 0, 6);
  });
});
