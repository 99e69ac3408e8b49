import { toScenario, type Wish } from "@/lib/scenario-store";
import { loaderArguments } from "./loaderCall";

/** What neither speeds a loader up nor slows it down, or is left to Python. */
const LEFT_OUT: ReadonlySet<string> = new Set(["multiprocessing_context", "drop_last"]);

/** The call on one line, with what decides its speed: `DataLoader(dataset, batch_size=64, …)`. */
export function shortCall(wish: Wish): string {
  const written = loaderArguments(toScenario(wish).loader)
    .filter(({ name }) => !LEFT_OUT.has(name))
    .map(({ name, value }) => `${name}=${value}`);
  return `DataLoader(${["dataset", ...written].join(", ")})`;
}
