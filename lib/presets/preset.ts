import type { Wish } from "@/lib/scenario-store";
import type { Provenance } from "./provenance";

/**
 * What decides a run and has to be known from somewhere. The costs of processes and of the hand-over
 * are not among them: the simulator carries their evidence.
 */
export const PRESET_PARAMETERS = [
  "samples",
  "reads",
  "sampleWait",
  "sampleCpu",
  "storageBytes",
  "interpreterLock",
  "collate",
  "payload",
  "loader",
  "step",
  "loop",
  "storage",
  "cores",
  "memory",
  "link",
] as const;

/** One of {@link PRESET_PARAMETERS}. */
export type PresetParameter = (typeof PRESET_PARAMETERS)[number];

/** Where every parameter of a preset comes from. */
export type PresetEvidence = Readonly<Record<PresetParameter, Provenance>>;

/** A workload from real life to start from. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  /** Who is in this situation, in one sentence. */
  readonly situation: string;
  readonly wish: Wish;
  readonly evidence: PresetEvidence;
}
