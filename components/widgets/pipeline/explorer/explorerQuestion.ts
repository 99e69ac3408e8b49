import type { WhatIf } from "@/lib/advice";
import type { EpochBreak } from "@/lib/advice/epochBreak";
import type { Wish } from "@/lib/scenario-store";

/** What the explorer asks its worker threads: what a wish could gain, or its run. */
export interface ExplorerQuestion {
  readonly kind: "whatIf" | "run";
  readonly wish: Wish;
}

/** What could be gained: by a stage for free, and between two epochs. */
export interface Gains extends WhatIf {
  readonly between: EpochBreak | null;
}
