import type { Scenario } from "@/lib/sim";
import { listed } from "@/lib/words/listed";
import type { IdleShares } from "./idle";
import type { BetweenSteps } from "./verdict";

/** A part of the rest that is smaller than this is not worth a word. */
const WORTH_A_WORD = 0.2;

const MAIN = " in the main process";
const PIN_THREAD = " in the pin thread";
const ONE_STREAM = ", which takes turns with the step on one stream";
const SIDE_STREAM = " on a stream of its own";

/** The parts between one step and the next, the largest first, and the thread or stream on which they are done. */
export function betweenSteps(shares: IdleShares, { loader, training }: Scenario): BetweenSteps {
  const receiver = loader.pinMemory ? PIN_THREAD : MAIN;
  const isAsync = loader.pinMemory && training.copy?.nonBlocking === true;
  const stream = training.copy?.stream === "side" ? SIDE_STREAM : ONE_STREAM;
  const parts = [
    { name: "hand-over", ms: shares.handOver, where: receiver },
    { name: "pinning", ms: shares.pin, where: PIN_THREAD },
    { name: "copy", ms: shares.copy, where: isAsync ? stream : MAIN },
  ].toSorted((a, b) => b.ms - a.ms);
  const all = parts.reduce((sum, { ms }) => sum + ms, 0);
  const named = parts.filter(({ ms }, i) => i === 0 || ms >= WORTH_A_WORD * all);
  const [first, ...others] = named.map(({ where }) => where);
  const names = named.map(({ name }) => name);
  return {
    what: names.length === 1 ? `the ${listed(names)}` : listed(names),
    where: first !== undefined && others.every((where) => where === first) ? first : "",
  };
}
