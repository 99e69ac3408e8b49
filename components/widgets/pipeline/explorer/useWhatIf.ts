import { useMemo } from "react";
import type { Wish } from "@/lib/scenario-store";
import { type Answered, useAnswer } from "../../answers/useAnswer";
import type { ExplorerQuestion, Gains } from "./explorerQuestion";
import { startExplorerWorker } from "./explorerWorker";

/** The gains of a wish once it has settled. */
export function useWhatIf(wish: Wish): Answered<Gains> {
  const question = useMemo((): ExplorerQuestion => ({ kind: "whatIf", wish }), [wish]);
  return useAnswer<Gains>(question, startExplorerWorker);
}
