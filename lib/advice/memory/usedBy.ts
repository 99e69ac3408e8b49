import type { Result } from "@/lib/sim";
import { type Failure, failureOf, memoryOf, type MemoryTimeline } from "@/lib/sim/memory";
import { DEFAULT_OPEN_FILES, type Setup } from "../remedies";
import { footprintIn } from "./footprintIn";

/** What a run took of the machine's memory, and what it died of. */
export interface MemoryUse {
  readonly timeline: MemoryTimeline;
  /** Null when it came to its end. */
  readonly failure: Failure | null;
}

/** Memory of a setup over the run that it gave, all ranks together. The run needs signals. */
export function memoryUsedBy(setup: Setup, result: Result): MemoryUse {
  const { training, machine } = setup.scenario;
  const timeline = memoryOf([{ result, footprint: footprintIn(setup) }], { ranks: training.ranks });
  const { ramBytes, shmBytes } = machine;
  const { openFiles = DEFAULT_OPEN_FILES } = setup;
  return { timeline, failure: failureOf(timeline, { ramBytes, shmBytes, openFiles }) };
}
