import { totalsOf } from "@/lib/runs/totalsOf";
import type { Complaint, Score } from "./causes";
import { usefulRate, usefulRateOverall } from "./usefulRate";

/** How well a setup does where a complaint is concerned. Each call is one run at most, at level `totals`. */
export function scoreFor(complaint: Complaint): Score {
  return ({ scenario }) => {
    const run = { scenario, totals: totalsOf(scenario) };
    switch (complaint) {
      case "throughput":
        return usefulRate(run);
      case "wholeRun":
        return usefulRateOverall(run);
      case "firstBatch":
        return 1000 / Math.max(1e-3, run.totals.firstBatchMs);
    }
  };
}
