import { type Footprint, footprintOf } from "@/lib/sim/memory";
import type { Setup } from "../remedies/remedy";

/** What a setup says about memory, or what most loops come to. */
export function footprintIn({ scenario, footprint }: Setup): Footprint {
  return footprint ?? footprintOf(scenario);
}
