import { expect, it } from "vitest";
import { changeOf } from "@/components/widgets/pipeline/explorer/Compare";
import { defaultScenario, simulate } from "@/lib/sim";

it("the change of a share is that of the whole per cent beside it", () => {
  const run = simulate(defaultScenario, "totals");
  const busy = (gpuBusyFraction: number) => ({ ...run, totals: { ...run.totals, gpuBusyFraction } });
  const change = (before: number, after: number) => changeOf("gpuBusyFraction", busy(before), busy(after));
  expect(change(0.766, 0.474)).toBe("−30 points");
  expect(change(0.474, 0.486)).toBe("+2 points");
  expect(change(0.466, 0.474)).toBe("less than 1 point");
  expect(change(0.5, 0.5)).toBe("none");
});
