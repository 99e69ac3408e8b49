import { ALL_COUNTS, fineEffort, profilePoint, type ProfilePoint, roughProfile } from "@/lib/workerCurve";
import type { Wish } from "@/lib/scenario-store";
import { type DepthRate, DEPTHS } from "@/lib/workerCount";
import { batchBar } from "./model/batchBars";
import type { BarsQuestion, CurveQuestion, ProfileAnswer, ProfileQuestion } from "./profileMessages";

// Runs beside the page: 33 long runs would take a drag its frames. Points are computed one by one, so
// that a newer question is heard in between.
let curves: CurveQuestion[] = [];
let bars: BarsQuestion | null = null;
let points: ProfilePoint[] = [];
let answered = 0;
let ticking = false;

self.addEventListener("message", ({ data }: MessageEvent<ProfileQuestion>) => {
  if (data.kind === "bars") {
    bars = data;
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
  if (bars === null) advance();
  else answerBars(bars);
  if (bars !== null || answered < curves.length) tick();
};

function tick(): void {
  if (ticking) return;
  ticking = true;
  clock.port2.postMessage(null);
}

function answerBars({ round, wish, counts, knee }: BarsQuestion): void {
  bars = null;
  answer({
    kind: "bars",
    round,
    bars: counts.map((count) => batchBar(wish, count)),
    depths: knee === 0 ? [] : DEPTHS.map((prefetchFactor) => depthRate(wish, knee, prefetchFactor)),
  });
}

function depthRate(wish: Wish, knee: number, prefetchFactor: number): DepthRate {
  const deep = { ...wish, loader: { ...wish.loader, prefetchFactor } };
  return { prefetchFactor, samplesPerSecond: profilePoint(deep, knee, fineEffort(deep)).samplesPerSecond };
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

function answer(message: ProfileAnswer): void {
  self.postMessage(message);
}
