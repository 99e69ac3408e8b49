import { limitTo, numWorkers, prefetchFactor, sampleCpuMs, stepMs, type Setting } from "@/lib/settings";

/**
 * The sliders of the compact figure, in reading order; it has room for eight workers. Each is named by
 * itself: the table of all settings is fetched with the figures that need it.
 */
export const HERO_SETTINGS: readonly Setting[] = [
  limitTo(numWorkers, { max: 8 }),
  prefetchFactor,
  sampleCpuMs,
  stepMs,
];
