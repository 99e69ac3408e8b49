import { memoryStart } from "@/lib/memory";
import { PRESETS } from "@/lib/presets";

/** The workloads that a reader may start from, each with a dataset object as such workloads have it. */
export const MEMORY_STARTS = PRESETS.map((preset) => ({ ...preset, wish: memoryStart(preset) }));

/** As groups of a picker. */
export const START_GROUPS = [{ title: null, options: MEMORY_STARTS }] as const;
