import type { Wish } from "@/lib/scenario-store";

/** What the explorer asks its worker threads: the gains of a wish, or its run. */
export interface ExplorerQuestion {
  readonly kind: "whatIf" | "run";
  readonly wish: Wish;
}
