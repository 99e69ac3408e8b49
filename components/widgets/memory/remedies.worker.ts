import { remediesFor, studyOf } from "@/lib/memory";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { simulate } from "@/lib/sim";
import type { RemedyAnswer, RemedyQuestion } from "./remedyMessages";

const run = (wish: Wish) => simulate(toScenario(wish), "signals");

// Runs beside the page: a dozen simulations would take a drag its frame.
self.addEventListener("message", ({ data }: MessageEvent<RemedyQuestion>) => {
  const answer: RemedyAnswer = { id: data.id, remedies: remediesFor(studyOf(data.wish, run), run) };
  self.postMessage(answer);
});
