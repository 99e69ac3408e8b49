import { whatIf } from "@/lib/advice";
import { epochBreak } from "@/lib/advice/epochBreak";
import { toScenario } from "@/lib/scenario-store";
import { type Result, simulate } from "@/lib/sim";
import { answerQuestions } from "../../answers/answerQuestions";
import type { ExplorerQuestion, Gains } from "./explorerQuestion";

// Runs beside the page: what takes longer than a frame would hold a drag up.
answerQuestions<ExplorerQuestion, Gains | Result>(({ kind, wish }, tell) => {
  const scenario = toScenario(wish);
  tell(kind === "run" ? simulate(scenario, "full") : { ...whatIf(scenario), between: epochBreak(scenario) });
});
