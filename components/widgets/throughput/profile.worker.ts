import { ALL_COUNTS, fineEffort, profilePoint, type ProfilePoint, roughProfile } from "@/lib/workerCurve";
import { findingsOf } from "@/lib/workerCount";
import { batchBar } from "./model/batchBars";
import type {
  BarsQuestion,
  CurveQuestion,
  FindingsQuestion,
  ProfileAnswer,
  ProfileQuestion,
} from "./profileMessages";

// Runs beside the page: 33 long runs would take a drag its frames. Points are computed one by one, so
// that a newer question is heard in between.
let curves: CurveQuestion[] = [];
let bars: BarsQuestion | null = null;
let search: Search | null = null;
let points: ProfilePoint[] = [];
let answered = 0;
let ticking = false;

/** What to set, as far as it has been looked for. */
interface Search {
  readonly question: FindingsQuestion;
  readonly steps: ReturnType<typeof findingsOf>;
}

self.addEventListener("message", ({ data }: MessageEvent<ProfileQuestion>) => {
  if (data.kind === "bars") {
    bars = data;
  } else if (data.kind === "findings") {
    search = { question: data, steps: findingsOf(data.wish) };
  } else {
    if (curves.some(({ round }) => round < data.round) || curves.length === 0) {
      curves = [];
      points = [];
      answered = 0;
    }
    curves.push(data);
  }
  tick();
});

const clock = new MessageChannel();
clock.port1.onmessage = () => {
  ticking = false;
  if (bars !== null) answerBars(bars);
  else if (answered < curves.length) advance();
  else if (search !== null) seek(search);
  if (bars !== null || answered < curves.length || search !== null) tick();
};

function tick(): void {
  if (ticking) return;
  ticking = true;
  clock.port2.postMessage(null);
}

function answerBars({ round, wish, counts }: BarsQuestion): void {
  bars = null;
  answer({ kind: "bars", round, bars: counts.map((count) => batchBar(wish, count)) });
}

function advance(): void {
  const question = curves[answered];
  if (question === undefined) return;
  const { round, wish, roughFirst } = question;
  const count = ALL_COUNTS[points.length];
  if (points.length === 0 && roughFirst) {
    answer({ kind: "rough", round, nth: answered, points: roughProfile(wish) });
  }
  if (count !== undefined) {
    points.push(profilePoint(wish, count, fineEffort(wish)));
  } else {
    answer({ kind: "full", round, nth: answered, points });
    answered += 1;
    points = [];
  }
}

/** One run more; those of the curve are known already. */
function seek({ question, steps }: Search): void {
  const { done, value } = steps.next();
  if (done !== true) return;
  search = null;
  answer({ kind: "findings", round: question.round, findings: value });
}

function answer(message: ProfileAnswer): void {
  self.postMessage(message);
}
