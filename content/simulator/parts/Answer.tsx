import { conformanceReport } from "@/lib/conformance/report";
import { listed } from "@/lib/words/listed";
import { percent } from "../model/text";
import { Count } from "./Count";

/** The errors in one paragraph. */
export function Answer() {
  const generations = [...conformanceReport().generations];
  const told = generations.map(
    ([generation, { predictedQuiet }]) =>
      `${percent(predictedQuiet.median)} in the median and ${percent(predictedQuiet.p95)} at the 95th percentile with ${generation}`,
  );
  const lost = Math.max(...generations.map(([, { lostByFollowing }]) => lostByFollowing.p95));
  return (
    <p>
      Predicted from costs that were measured alone, the throughput of quiet runs is off by {listed(told)}.{" "}
      <Count of="fitted" /> constants of the machine were fitted to the same runs. Whoever takes the{" "}
      <code>num_workers</code> that the simulator likes best loses at most {percent(lost)} of throughput in 95
      of 100 cases.
    </p>
  );
}
