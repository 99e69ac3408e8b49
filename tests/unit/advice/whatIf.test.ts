import { describe, expect, it } from "vitest";
import { whatIf } from "@/lib/advice";
import { defaultLoaderWish, defaultScenario, fixed, loaderFrom, type Scenario } from "@/lib/sim";

const scenario = (numWorkers: number, stepMs: number): Scenario => ({
  ...defaultScenario,
  loader: loaderFrom({ ...defaultLoaderWish, numWorkers }),
  training: { ...defaultScenario.training, stepMs: fixed(stepMs) },
});

describe("whatIf", () => {
  it("finds that loading is what a starved GPU waits for", () => {
    const { gains } = whatIf(scenario(1, 20));
    expect(gains[0]?.stage).toBe("load");
    expect(gains[0]?.gain).toBeGreaterThan(1);
  });

  it("finds that the step is what a fed GPU is limited by, and that the loader has little to give", () => {
    const { gains, ceiling } = whatIf(scenario(8, 200));
    expect(gains[0]?.stage).toBe("step");
    expect(ceiling).toBeLessThan(0.06);
  });

  it("leaves the hand-over out where there is nobody to hand over", () => {
    expect(whatIf(scenario(0, 40)).gains.map(({ stage }) => stage)).not.toContain("handOver");
    expect(whatIf(scenario(2, 40)).gains.map(({ stage }) => stage)).toContain("handOver");
  });

  it("promises from no stage of the loader more than its ceiling", () => {
    for (const [workers, step] of [
      [0, 40],
      [1, 40],
      [2, 40],
      [4, 40],
      [8, 10],
    ] as const) {
      const { gains, ceiling } = whatIf(scenario(workers, step));
      gains
        .filter(({ stage }) => stage !== "step")
        .forEach(({ gain }) => {
          expect(gain).toBeLessThanOrEqual(ceiling + 0.005);
        });
    }
  });
});
