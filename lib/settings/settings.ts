import { startMethod } from "./choices/startMethod";
import { batchSize } from "./numbers/batchSize";
import { cores } from "./numbers/cores";
import { epochs } from "./numbers/epochs";
import { libraryThreads } from "./numbers/libraryThreads";
import { numWorkers } from "./numbers/numWorkers";
import { prefetchFactor } from "./numbers/prefetchFactor";
import { ranks } from "./numbers/ranks";
import { sampleCpuMs } from "./numbers/sampleCpuMs";
import { sampleSigma } from "./numbers/sampleSigma";
import { sampleWaitMs } from "./numbers/sampleWaitMs";
import { stepMs } from "./numbers/stepMs";
import { inOrder } from "./toggles/inOrder";
import { nonBlocking } from "./toggles/nonBlocking";
import { persistentWorkers } from "./toggles/persistentWorkers";
import { pinMemory } from "./toggles/pinMemory";
import { readsLoss } from "./toggles/readsLoss";

/** Every setting that takes numbers, under the key that MDX uses. */
export const SETTINGS = {
  numWorkers,
  prefetchFactor,
  batchSize,
  sampleWaitMs,
  sampleCpuMs,
  sampleSigma,
  stepMs,
  libraryThreads,
  cores,
  ranks,
  epochs,
} as const;

/** Every setting that is on or off. */
export const TOGGLES = { pinMemory, nonBlocking, persistentWorkers, inOrder, readsLoss } as const;

/** Every setting that takes one of a few names. */
export const CHOICES = { startMethod } as const;

/** A key of {@link SETTINGS}. */
export type SettingKey = keyof typeof SETTINGS;

/** Whether a string names a setting. */
export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key);
}
