import { limitTo, SETTINGS, type Setting } from "@/lib/settings";

/** The sliders of the compact figure, in reading order; it has room for eight workers. */
export const HERO_SETTINGS: readonly Setting[] = [
  limitTo(SETTINGS.numWorkers, { max: 8 }),
  SETTINGS.prefetchFactor,
  SETTINGS.sampleCpuMs,
  SETTINGS.stepMs,
];
