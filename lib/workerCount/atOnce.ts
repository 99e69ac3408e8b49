import type { Wish } from "@/lib/scenario-store";
import { findingsOf } from "./findings";
import { roomOf } from "./room";
import type { Findings } from "./sounded";

/** What an answer rests on in one go, for whoever has nothing else to do. */
export function findingsAtOnce(wish: Wish): Findings {
  const steps = findingsOf(wish, roomOf(wish));
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
