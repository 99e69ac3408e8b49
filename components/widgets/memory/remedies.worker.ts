import { type MemoryStudy, remediesFor, studyOf } from "@/lib/memory";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { simulate } from "@/lib/sim";
import { answerQuestions } from "../answers/answerQuestions";
import type { Help } from "./useRemedies";

const run = (wish: Wish) => simulate(toScenario(wish), "signals");

// Runs beside the page: a dozen simulations would take a drag its frame.
answerQuestions<Wish, Help>((wish, tell) => {
  const study = studyOf(wish, run);
  const exact = wish.training.ranks > 1 ? withoutRuns(study) : null;
  if (exact !== null) tell({ exact, remedies: "computing" });
  tell({ exact, remedies: remediesFor(study, run) });
});

/** Runs have methods, which cannot be sent; nobody needs them any more. */
function withoutRuns(study: MemoryStudy): MemoryStudy {
  const { timeline, lived } = study;
  return { ...study, timeline: { ...timeline, runs: [] }, lived: { ...lived, runs: [] } };
}
