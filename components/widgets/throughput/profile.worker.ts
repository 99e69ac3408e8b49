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
// that a newer question is heard in between. What to set comes before the whole curve, which takes longer.
let curves: CurveQuestion[] = [];
let bars: BarsQuestion | null = null;
let search: Search | null = null;
let points: ProfilePoint[] = [];
let roughs = 0;
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
    search = { question: data, steps: findingsOf(data.wish, data.room) };
  } else {
    if (curves.some(({ round }) => round < data.round) || curves.length === 0) {
      curves = [];
      points = [];
      roughs = 0;
      answered = 0;
    }
    curves.push(data);
  }
  tick();
});

const clock = new MessageChannel();
clock.port1.onmessage = () => {
  ticking = false;
  const rough = curves[roughs];
  const next = curves[answered];
  if (bars !== null) answerBars(bars);
  else if (rough !== undefined) answerRough(rough);
  else if (search !== null) seek(search);
  else if (next !== undefined) advance(next);
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

/** A first curve, where nothing is drawn yet. */
function answerRough({ round, wish, roughFirst }: CurveQuestion): void {
  if (roughFirst) answer({ kind: "rough", round, nth: roughs, points: roughProfile(wish) });
  roughs += 1;
}

function advance({ round, wish }: CurveQuestion): void {
  const count = ALL_COUNTS[points.length];
  if (count !== undefined) {
    points.push(profilePoint(wish, count, fineEffort(wish)));
  } else {
    answer({ kind: "full", round, nth: answered, points });
    answered += 1;
    points = [];
  }
}

/** One run more; the curve does not have to make it again. */
function seek({ question, steps }: Search): void {
  const { done, value } = steps.next();
  if (done !== true) return;
  search = null;
  answer({ kind: "findings", round: question.round, findings: value });
}

function answer(message: ProfileAnswer): void {
  self.postMessage(message);
}
