import { SETTINGS, type Setting } from "@/lib/settings";

/** The sliders of the compact figure, in reading order. */
export const HERO_SETTINGS: readonly Setting[] = [
  SETTINGS.numWorkers,
  SETTINGS.prefetchFactor,
  SETTINGS.sampleCpuMs,
  SETTINGS.stepMs,
];
