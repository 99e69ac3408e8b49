import { type MemoryStudy, remediesFor, studyOf } from "@/lib/memory";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { simulate } from "@/lib/sim";
import type { RemedyAnswer, RemedyQuestion } from "./remedyMessages";

const run = (wish: Wish) => simulate(toScenario(wish), "signals");

// Runs beside the page: a dozen simulations would take a drag its frame.
self.addEventListener("message", ({ data: { id, wish } }: MessageEvent<RemedyQuestion>) => {
  const study = studyOf(wish, run);
  if (wish.training.ranks > 1) answer({ kind: "study", id, study: withoutRuns(study) });
  answer({ kind: "remedies", id, remedies: remediesFor(study, run) });
});

/** Runs have methods, which cannot be sent; nobody needs them any more. */
function withoutRuns(study: MemoryStudy): MemoryStudy {
  const { timeline, lived } = study;
  return { ...study, timeline: { ...timeline, runs: [] }, lived: { ...lived, runs: [] } };
}

function answer(message: RemedyAnswer): void {
  self.postMessage(message);
}
