import { type Bound, type BoundKey, boundsOf, loopWorkOf, workOf } from "@/lib/bounds";
import { formatMs } from "@/lib/format/number";
import { toScenario, type Wish } from "@/lib/scenario-store";
import type { Scenario } from "@/lib/sim";
import { listed } from "@/lib/words/listed";
import { plural } from "@/lib/words/plural";
import { samplesInWords } from "./rateInWords";

/** A part of a sum that is smaller than this is not worth its words. */
const SMALL_SHARE = 0.005;

/** What sets the pace with that many workers, with the times that make it do so; without a full stop. */
export function boundInWords(wish: Wish, numWorkers: number, key: BoundKey): string {
  const scenario = toScenario({ ...wish, loader: { ...wish.loader, numWorkers } });
  const bound = boundsOf(scenario).find((one) => one.key === key);
  return bound === undefined ? "" : IN_WORDS[key](scenario, bound);
}

const IN_WORDS: Readonly<Record<BoundKey, (scenario: Scenario, bound: Bound) => string>> = {
  workers: () => "The workers set the pace",
  cores: ({ machine: { cores } }, { batchesPerSecond }) =>
    `The cores set the pace: a batch takes ${formatMs((1000 * cores) / batchesPerSecond)} of CPU time in all, and there ${cores === 1 ? "is" : "are"} ${plural(cores, "core")}`,
  storage: (_, { samplesPerSecond }) =>
    `Storage sets the pace: it delivers no more than ${samplesInWords(samplesPerSecond)}`,
  link: (scenario) => `The link to the GPU sets the pace: a copy takes ${formatMs(workOf(scenario).copyMs)}`,
  gpu: (scenario) => `The GPU sets the pace: a step takes ${formatMs(workOf(scenario).stepMs)}`,
  stream: (scenario) => {
    const { copyMs, stepMs } = workOf(scenario);
    return `Copy and step set the pace, one after the other on one stream: ${inParts([
      ["copy", copyMs],
      ["step", stepMs],
    ])} per batch`;
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
    ])} per batch`;
  },
  pinThread: ({ training: { ranks } }, { batchesPerSecond }) =>
    `The pin thread sets the pace: it takes ${formatMs((1000 * ranks) / batchesPerSecond)} per batch`,
};

/** `40 ms of step and 6.2 ms of copy`: the longest first, without what is small beside the rest. */
function inParts(parts: readonly (readonly [name: string, ms: number])[]): string {
  const whole = parts.reduce((sum, [, ms]) => sum + ms, 0);
  return listed(
    parts
      .filter(([, ms]) => ms >= SMALL_SHARE * whole)
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, ms]) => `${formatMs(ms)} of ${name}`),
  );
}
