import { type Preset, PRESETS } from "@/lib/presets";
import { RECORDED_WORKLOADS, recordedWorkloadOf } from "@/lib/recorded";

/** The workloads that a reader may start from or lay beside their own. */
export const START_GROUPS = [
  { title: "From real life, with sources", options: PRESETS },
  { title: "Recorded here, torch 2.13 on two cores", options: RECORDED_WORKLOADS },
] as const;

/** One of them. */
export function startFrom(id: string): Preset | undefined {
  return recordedWorkloadOf(id);
}
