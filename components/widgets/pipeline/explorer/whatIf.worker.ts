import { type WhatIf, whatIf } from "@/lib/advice";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { answerQuestions } from "../../answers/answerQuestions";

// Runs beside the page: eight simulations would take a drag its frame.
answerQuestions<Wish, WhatIf>((wish, tell) => {
  tell(whatIf(toScenario(wish)));
});
