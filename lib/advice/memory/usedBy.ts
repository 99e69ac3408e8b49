import type { Result } from "@/lib/sim";
import { type Fate, fateOf } from "@/lib/sim/memory";
import { DEFAULT_OPEN_FILES, type Setup } from "../remedies";
import { footprintIn } from "./footprintIn";

/** Memory of a setup over the run that it gave, all ranks together, and what it died of. The run needs signals. */
export function memoryUsedBy(setup: Setup, result: Result): Fate {
  const { training, machine } = setup.scenario;
  const { ramBytes, shmBytes } = machine;
  const { openFiles = DEFAULT_OPEN_FILES } = setup;
  const runs = [{ result, footprint: footprintIn(setup) }];
  return fateOf(runs, { ramBytes, shmBytes, openFiles }, { ranks: training.ranks });
}
