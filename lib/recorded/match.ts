import { presetOf, type Preset } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import { SETTINGS } from "@/lib/settings";
import { changedFields } from "@/lib/share";
import { RECORDED_SWEEPS, type RecordedPoint } from "./sweeps";
import { RECORDED_WORKLOADS } from "./workloads";

/** Recorded runs that a curve can be held against. */
export interface Recorded {
  readonly points: readonly RecordedPoint[];
  /** Beyond this number of workers nothing was recorded. */
  readonly mostWorkers: number;
}

/** What a recording leaves open: it was made with several numbers of workers and several steps. */
const VARIED: ReadonlySet<string> = new Set(["num_workers", "step_ms"]);

/** The recorded runs of just this workload, loader, machine and step, whatever the number of workers; null if there are none. */
export function recordedRunsOf(wish: Wish): Recorded | null {
  const stepMs = SETTINGS.stepMs.get(wish);
  for (const [id, all] of Object.entries(RECORDED_SWEEPS)) {
    const recorded = recordedWorkloadOf(id);
    if (recorded === undefined) continue;
    const points = all.filter((point) => point.stepMs === stepMs);
    if (points.length === 0) continue;
    const differs = changedFields(recorded.wish, wish).some((key) => !VARIED.has(key));
    if (differs) continue;
    return { points, mostWorkers: Math.max(...points.map(({ numWorkers }) => numWorkers)) };
  }
  return null;
}

/** The preset that states a recorded workload. */
export function recordedWorkloadOf(id: string): Preset | undefined {
  return presetOf(id) ?? RECORDED_WORKLOADS.find((workload) => workload.id === id);
}
