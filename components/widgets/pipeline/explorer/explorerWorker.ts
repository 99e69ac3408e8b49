import type { Wish } from "@/lib/scenario-store";

/** What the explorer asks its worker threads: the gains of a wish, or its run. */
export interface ExplorerQuestion {
  readonly kind: "whatIf" | "run";
  readonly wish: Wish;
}

/** Starts a thread that answers an {@link ExplorerQuestion}. Throws where the browser forbids it. */
export function startExplorerWorker(): Worker {
  return new Worker(new URL("./explorer.worker.ts", import.meta.url), { type: "module" });
}
