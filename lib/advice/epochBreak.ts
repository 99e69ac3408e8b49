import { hasWorkers, type Result, type Scenario, simulate } from "@/lib/sim";

/** How long the GPU has nothing to do between two epochs: as the run is, and with `persistent_workers` the other way. */
export interface EpochBreak {
  readonly persistentWorkers: boolean;
  readonly breakMs: number;
  readonly otherBreakMs: number;
}

/** The break between two epochs of a scenario; null where there is none, or no worker that could live on. */
export function epochBreak(scenario: Scenario): EpochBreak | null {
  const { loader, training } = scenario;
  if (training.epochs < 2 || !hasWorkers(loader)) return null;
  const { persistentWorkers } = loader;
  const other = { ...scenario, loader: { ...loader, persistentWorkers: !persistentWorkers } };
  const breakMs = meanBreakMs(simulate(scenario, "signals"));
  const otherBreakMs = meanBreakMs(simulate(other, "signals"));
  return breakMs === null || otherBreakMs === null ? null : { persistentWorkers, breakMs, otherBreakMs };
}

/** Mean time from the last step of an epoch to the first of the next, in milliseconds; null for one epoch. */
function meanBreakMs({ batches: { epoch, stepStartMs, stepEndMs } }: Result): number | null {
  let sumMs = 0;
  let breaks = 0;
  for (let row = 1; row < epoch.length; row += 1) {
    if (epoch[row] === epoch[row - 1]) continue;
    sumMs += (stepStartMs[row] ?? 0) - (stepEndMs[row - 1] ?? 0);
    breaks += 1;
  }
  return breaks === 0 ? null : sumMs / breaks;
}
