import { formatMs } from "@/lib/format/number";
import type { Wish } from "@/lib/scenario-store";
import { limitTo, sampleBytes, sampleMs, type Setting, SETTINGS, stepMs } from "@/lib/settings";

/** A number that a reader has in their head: what it is called, and how it is typed. */
export interface YourNumber {
  readonly words: string;
  readonly setting: Setting;
}

/** With another batch size the step stays: a reader types both as they know them. */
const batchSizeAlone: Setting = {
  ...SETTINGS.batchSize,
  min: 1,
  max: 4096,
  step: 1,
  set: (wish, value) => stepMs.set(SETTINGS.batchSize.set(wish, value), stepMs.get(wish)),
};

/** The five numbers that decide how many workers to take. Any that a real workload has can be typed. */
export const YOUR_NUMBERS: readonly YourNumber[] = [
  { words: "load one sample", setting: sampleMs },
  { words: "batch_size", setting: batchSizeAlone },
  { words: "one training step", setting: limitTo(stepMs, { min: 0, max: 60_000, step: 0.01 }) },
  { words: "CPU cores", setting: limitTo(SETTINGS.cores, { max: 256 }) },
  { words: "one collated sample", setting: limitTo(sampleBytes, { min: 0.01, max: 262_144, step: 0.01 }) },
].map(({ words, setting }) => ({ words, setting: { ...setting, name: words, get: rounded(setting) } }));

/** As it is shown: a sample of the article has 588.0078 KiB. */
function rounded(setting: Setting): Setting["get"] {
  const decimals = Math.max(0, -Math.floor(Math.log10(setting.step)));
  return (wish: Wish) => Number(setting.get(wish).toFixed(decimals));
}

/** How much of a sample's time is waiting, in words; null if none is. */
export function waitingInWords(wish: Wish): string | null {
  const waitMs = SETTINGS.sampleWaitMs.get(wish);
  if (waitMs === 0) return null;
  return `${formatMs(waitMs)} of the ${formatMs(sampleMs.get(wish))} are waiting, which takes no core: the sliders below part them.`;
}
