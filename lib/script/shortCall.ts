import { toScenario, type Wish } from "@/lib/scenario-store";
import { loaderArguments } from "./loaderCall";

/** The call on one line, how workers are started left to Python: `DataLoader(dataset, batch_size=64, …)`. */
export function shortCall(wish: Wish): string {
  const written = loaderArguments(toScenario(wish).loader)
    .filter(({ name }) => name !== "multiprocessing_context")
    .map(({ name, value }) => `${name}=${value}`);
  return `DataLoader(${["dataset", ...written].join(", ")})`;
}
