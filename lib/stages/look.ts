import { STAGES, type Stage } from "../sim/stage";

/** What a stretch of a lane can look like: one of the stages, or `idle`: nobody works. */
export type Look = Stage | "idle";

/** Every {@link Look}, in the order a batch meets them, `idle` last. */
export const LOOKS: readonly Look[] = [...STAGES, "idle"];
