import fc from "fast-check";
import { expect, test } from "vitest";
import { boundsOf, realisedWork, tightestOf } from "@/lib/bounds";
import { simulate } from "@/lib/sim";
import { scenarios } from "./scenarios";

test("no run is faster than the smallest bound of the work that it turned out to do", () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const run = simulate(scenario, "signals");
      const tightest = tightestOf(boundsOf(scenario, realisedWork(run)));
      if (tightest === undefined) return;
      const { batches, wallMs } = run.totals;
      expect((1000 * batches) / wallMs).toBeLessThanOrEqual(tightest.batchesPerSecond * (1 + 1e-9));
    }),
    { numRuns: 400 },
  );
});
