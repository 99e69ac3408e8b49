import type { MemoryRemedy, MemoryStudy } from "@/lib/memory";
import type { Wish } from "@/lib/scenario-store";
import { type Answered, useAnswer } from "../answers/useAnswer";

/** What would help, as far as it is known. */
export type Remedies = Answered<readonly MemoryRemedy[]>;

/** What the worker thread finds out about a wish. */
export interface Help {
  readonly remedies: Remedies;
  /** With several ranks their memory too, simulated in full; null until it is there. */
  readonly exact: MemoryStudy | null;
}

/** What would help a wish, once it has settled. */
export function useRemedies(wish: Wish): Help {
  const answer = useAnswer<Help>(wish, startWorker);
  return typeof answer === "string" ? { remedies: answer, exact: null } : answer;
}

function startWorker(): Worker {
  return new Worker(new URL("./remedies.worker.ts", import.meta.url), { type: "module" });
}
