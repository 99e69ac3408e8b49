import { type Bound, type BoundKey, boundsOf, loopWorkOf, workOf } from "@/lib/bounds";
import { formatPercent } from "@/lib/format/number";
import { toScenario, type Wish } from "@/lib/scenario-store";
import type { Scenario } from "@/lib/sim";
import { listed } from "@/lib/words/listed";
import { plural } from "@/lib/words/plural";
import { exactMs } from "./exactMs";
import { samplesInWords } from "./rateInWords";
import { GOOD_ENOUGH_SHARE } from "./shares";

/** Parts of a sum that come to less than this together are not worth their words. */
const SMALL_SHARE = 0.005;

/**
 * What sets the pace with that many workers, with the times that make it do so; without a full stop. Where the rate
 * beside it is not what these times come to, both are said.
 */
export function boundInWords(
  wish: Wish,
  numWorkers: number,
  key: BoundKey,
  samplesPerSecond: number,
): string {
  const scenario = toScenario({ ...wish, loader: { ...wish.loader, numWorkers: Math.max(1, numWorkers) } });
  const bound = boundsOf(scenario).find((one) => one.key === key);
  return bound === undefined
    ? ""
    : `${IN_WORDS[key](scenario, bound)}${reachedInWords(bound, numWorkers, samplesPerSecond)}`;
}

/** How much of a bound is reached, where it is not all of it. */
function reachedInWords(bound: Bound, numWorkers: number, samplesPerSecond: number): string {
  const share = samplesPerSecond / bound.samplesPerSecond;
  if (share >= 1 - GOOD_ENOUGH_SHARE) return "";
  const who = numWorkers === 0 ? "the main process alone" : plural(numWorkers, "worker");
  const reached = `${who} ${numWorkers > 1 ? "reach" : "reaches"} ${formatPercent(share)} of it`;
  return bound.key === "storage"
    ? `; ${reached}`
    : `. That allows ${samplesInWords(bound.samplesPerSecond)}; ${reached}`;
}

const IN_WORDS: Readonly<Record<BoundKey, (scenario: Scenario, bound: Bound) => string>> = {
  workers: () => "The workers set the pace",
  cores: ({ machine: { cores } }, { batchesPerSecond }) =>
    `The cores set the pace: a batch takes ${exactMs((1000 * cores) / batchesPerSecond)} of CPU time in all, and there ${cores === 1 ? "is" : "are"} ${plural(cores, "core")}`,
  storage: (_, { samplesPerSecond }) =>
    `Storage sets the pace: it delivers no more than ${samplesInWords(samplesPerSecond)}`,
  link: (scenario) => `The link to the GPU sets the pace: a copy takes ${exactMs(workOf(scenario).copyMs)}`,
  gpu: (scenario) => `The GPU sets the pace: a step takes ${exactMs(workOf(scenario).stepMs)}`,
  stream: (scenario) => {
    const { copyMs, stepMs } = workOf(scenario);
    return `Copy and step set the pace, one after the other on one stream: ${inParts([
      ["copy", copyMs],
      ["step", stepMs],
    ])}`;
  },
  mainLoop: (scenario) => {
    const { loadMs, handOverMs, pinMs, copyMs, stepMs, hostMs } = loopWorkOf(scenario);
    return `The main process sets the pace, one thing after the other: ${inParts([
      ["load", loadMs],
      ["hand-over", handOverMs],
      ["pinning", pinMs],
      ["copy", copyMs],
      ["step", stepMs],
      ["its own Python", hostMs],
    ])}`;
  },
  pinThread: ({ training: { ranks } }, { batchesPerSecond }) =>
    `The pin thread sets the pace: it takes ${exactMs((1000 * ranks) / batchesPerSecond)} per batch`,
};

/** `40 ms of step and 6.2 ms of copy, 46.2 ms per batch`: the longest first, without what is small beside the whole. */
function inParts(parts: readonly (readonly [name: string, ms: number])[]): string {
  const whole = parts.reduce((sum, [, ms]) => sum + ms, 0);
  const said: string[] = [];
  let left = whole;
  for (const [name, ms] of parts.toSorted(([, a], [, b]) => b - a)) {
    if (left < SMALL_SHARE * whole || ms === 0) break;
    said.push(`${exactMs(ms)} of ${name}`);
    left -= ms;
  }
  return said.length === 1 ? `${said.join("")} per batch` : `${listed(said)}, ${exactMs(whole)} per batch`;
}
