import type { WhatIf } from "@/lib/advice";
import type { Wish } from "@/lib/scenario-store";
import { type Answered, useAnswer } from "../../answers/useAnswer";

/** The gains of a wish once it has settled. */
export function useWhatIf(wish: Wish): Answered<WhatIf> {
  return useAnswer<WhatIf>(wish, startWorker);
}

function startWorker(): Worker {
  return new Worker(new URL("./whatIf.worker.ts", import.meta.url), { type: "module" });
}
