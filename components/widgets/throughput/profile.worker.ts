import { ALL_COUNTS, FINE, profilePoint, type ProfilePoint } from "@/lib/workerCurve";
import type { ProfileAnswer, ProfileQuestion } from "./profileMessages";

// Runs beside the page: 33 long runs would take a drag its frames. Points are computed one by one, so
// that a newer question is heard in between.
const queue: ProfileQuestion[] = [];
let points: ProfilePoint[] = [];

self.addEventListener("message", ({ data }: MessageEvent<ProfileQuestion>) => {
  const idle = queue.length === 0;
  if (queue.some(({ round }) => round < data.round)) {
    queue.length = 0;
    points = [];
  }
  queue.push(data);
  if (idle) advance();
});

const clock = new MessageChannel();
clock.port1.onmessage = advance;

function advance(): void {
  const [question] = queue;
  if (question === undefined) return;
  const count = ALL_COUNTS[points.length];
  if (count !== undefined) {
    points.push(profilePoint(question.wish, count, FINE));
  } else {
    const answer: ProfileAnswer = { round: question.round, points };
    self.postMessage(answer);
    queue.shift();
    points = [];
  }
  if (queue.length > 0) clock.port2.postMessage(null);
}
