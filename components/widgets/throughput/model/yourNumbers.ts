import { boundsOf, workOf } from "@/lib/bounds";
import { formatMs, formatPerSecond } from "@/lib/format/number";
import { ramGibibytes, shmGibibytes } from "@/lib/memory/settings/numbers";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { limitTo, sampleBytes, sampleCpuMs, sampleMs, type Setting, SETTINGS, stepMs } from "@/lib/settings";
import { withSample } from "@/lib/settings/change";

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

/** What of a sample's time takes no core; the whole of it stays. */
const waitingMs: Setting = {
  ...SETTINGS.sampleWaitMs,
  min: 0,
  step: 0.001,
  set: (wish, value) =>
    sampleCpuMs.set(SETTINGS.sampleWaitMs.set(wish, value), Math.max(0, sampleMs.get(wish) - value)),
};

/** The five numbers that decide how many workers to take, and what of the first is waiting. Any real one can be typed. */
export function yourNumbers(wish: Wish): readonly YourNumber[] {
  const numbers: readonly YourNumber[] = [
    { words: "load one sample", setting: sampleMs },
    { words: "batch_size", setting: batchSizeAlone },
    { words: "one training step", setting: limitTo(stepMs, { min: 0, max: 60_000, step: 0.01 }) },
    { words: "CPU cores", setting: limitTo(SETTINGS.cores, { max: 256 }) },
    {
      words: "one collated sample",
      setting: limitTo(sampleBytes, { min: 0.01, max: 262_144, step: 0.01 }),
    },
    { words: "of its load, waiting", setting: limitTo(waitingMs, { max: sampleMs.get(wish) }) },
  ];
  return numbers.map(({ words, setting }) => ({
    words,
    setting: { ...setting, name: words, get: rounded(setting) },
  }));
}

/** What memory the machine has, as the analyzer sets it. It decides which answers fit, and not how fast they are. */
export function memoryNumbers(): readonly YourNumber[] {
  return [ramGibibytes, shmGibibytes].map((setting) => ({
    words: setting.name,
    setting: { ...setting, ...setting.typed },
  }));
}

/** What typing a load has changed besides, in a sentence or two; null if nothing. */
export function changedByLoad(before: Wish, after: Wish): string | null {
  const [was, is] = [before, after].map((wish) => formatMs(SETTINGS.sampleWaitMs.get(wish)));
  const reads = before.workload.sample.storageBytes > 0 && after.workload.sample.storageBytes === 0;
  const words = [
    ...(was === is ? [] : [`Waiting is now ${is} of it; it was ${was}, and its share of the load stays.`]),
    ...(reads ? ["What a sample reads from storage is part of its load now."] : []),
  ];
  return words.length === 0 ? null : words.join(" ");
}

/** As it is shown: a sample of the article has 588.0078 KiB. */
function rounded(setting: Setting): Setting["get"] {
  const decimals = Math.max(0, -Math.floor(Math.log10(setting.step)));
  return (wish: Wish) => Number(setting.get(wish).toFixed(decimals));
}

/** What the simulated storage adds to each sample, in words; null if nothing is read. */
export function readingInWords(wish: Wish): string | null {
  const { storageBytes } = wish.workload.sample;
  if (storageBytes === 0) return null;
  const scenario = toScenario({ ...wish, loader: { ...wish.loader, numWorkers: 1 } });
  const readMs =
    (workOf(scenario).waitMs - workOf(toScenario(withoutReads(wish))).waitMs) / wish.loader.batchSize;
  const most = boundsOf(scenario).find(({ key }) => key === "storage");
  const shared =
    most === undefined ? "" : `, and all workers together get ${formatPerSecond(most.samplesPerSecond)}`;
  return `Besides, each sample reads ${kilobytes(storageBytes)} from storage: ${formatMs(readMs)} of waiting${shared}.`;
}

/** The wish without reads from storage: what was typed is all of a sample's time. */
export function withoutReads(wish: Wish): Wish {
  return withSample(wish, { storageBytes: 0 });
}

/** Files are counted in powers of ten. */
function kilobytes(bytes: number): string {
  return bytes < 1e6
    ? `${Number((bytes / 1e3).toPrecision(3))}\u202fkB`
    : `${Number((bytes / 1e6).toPrecision(3))}\u202fMB`;
}
