import { describe, expect, it } from "vitest";
import { createRecentRuns } from "@/lib/runs/recentRuns";
import { defaultScenario, type Scenario, simulate } from "@/lib/sim";

const seeded = (seed: number): Scenario => ({ ...defaultScenario, seed });

describe("recent runs", () => {
  it("are found by what they are runs of, not by who asked", () => {
    const recent = createRecentRuns();
    const result = simulate(seeded(1), "full");
    recent.keep(seeded(1), result);
    expect(recent.find(structuredClone(seeded(1)))).toBe(result);
    expect(recent.find(seeded(2))).toBeUndefined();
  });

  it("give way to later ones, the oldest first", () => {
    const recent = createRecentRuns();
    const result = simulate(defaultScenario, "full");
    const last = Math.ceil(20_000 / result.batches.count);
    for (let seed = 0; seed <= last; seed += 1) recent.keep(seeded(seed), result);
    expect(recent.find(seeded(0))).toBeUndefined();
    expect(recent.find(seeded(last))).toBe(result);
    expect(recent.find(seeded(last - 5))).toBe(result);
  });

  it("that are kept again count once, and as the latest", () => {
    const recent = createRecentRuns();
    const result = simulate(defaultScenario, "full");
    recent.keep(seeded(0), result);
    for (let round = 0; round <= Math.ceil(20_000 / result.batches.count); round += 1) {
      recent.keep(seeded(1), result);
    }
    expect(recent.find(seeded(0))).toBe(result);
  });
});
