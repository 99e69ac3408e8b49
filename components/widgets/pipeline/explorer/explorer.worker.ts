import { type WhatIf, whatIf } from "@/lib/advice";
import { toScenario } from "@/lib/scenario-store";
import { type Result, simulate } from "@/lib/sim";
import { answerQuestions } from "../../answers/answerQuestions";
import type { ExplorerQuestion } from "./explorerQuestion";

// Runs beside the page: what takes longer than a frame would hold a drag up.
answerQuestions<ExplorerQuestion, WhatIf | Result>(({ kind, wish }, tell) => {
  const scenario = toScenario(wish);
  tell(kind === "run" ? simulate(scenario, "full") : whatIf(scenario));
});
