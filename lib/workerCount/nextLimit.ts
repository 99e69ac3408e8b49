import { type Bound, boundsOf, tightestOf } from "@/lib/bounds";
import { toScenario, type Wish } from "@/lib/scenario-store";

/** What limits the rate once there are workers enough, with that many; undefined where nothing does. */
export function nextLimit(wish: Wish, numWorkers: number): Bound | undefined {
  const scenario = toScenario({ ...wish, loader: { ...wish.loader, numWorkers } });
  return tightestOf(boundsOf(scenario).filter(({ key }) => key !== "workers"));
}
