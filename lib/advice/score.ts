import { simulate } from "@/lib/sim";
import type { Complaint, Score } from "./causes";
import { usefulRate, usefulRateOverall } from "./usefulRate";

/** How well a setup does where a complaint is concerned. Each call is one run, at level `totals`. */
export function scoreFor(complaint: Complaint): Score {
  return ({ scenario }) => {
    const result = simulate(scenario, "totals");
    switch (complaint) {
      case "throughput":
        return usefulRate(result);
      case "wholeRun":
        return usefulRateOverall(result);
      case "firstBatch":
        return 1000 / Math.max(1e-3, result.totals.firstBatchMs);
    }
  };
}
