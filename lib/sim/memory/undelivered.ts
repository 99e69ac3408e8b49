import { PLACES, type PlaceChanges } from "./places";
import type { LoaderRun } from "./timeline";

const SHM: ReadonlySet<number> = new Set([
  PLACES.shmInWorkers,
  PLACES.shmUnmapped,
  PLACES.shmInMain,
  PLACES.shmByConsumer,
]);

/**
 * Batches that lay in `/dev/shm` and were never delivered, since the loop left early: what the run's own
 * level of `/dev/shm` has beyond the delivered ones in `own`. That level is of all ranks, who are taken as
 * equals.
 */
export function addUndelivered(
  { result }: LoaderRun,
  startMs: number,
  own: PlaceChanges,
  all: PlaceChanges,
): void {
  const { levels, scenario, totals } = result;
  if (scenario.training.breakAfterBatches === null) return;
  const { shmBytes } = levels;
  const { count, order, timesMs, places, amounts } = own.inOrder();
  const endMs = startMs + totals.wallMs;
  let known = 0;
  let surplus = 0;
  let sinceMs = startMs;
  let next = 0;
  const settle = (nowMs: number, level: number): void => {
    const left = Math.max(0, level - known);
    if (left === surplus) return;
    all.keep(PLACES.shmUnmapped, surplus, sinceMs, nowMs);
    surplus = left;
    sinceMs = nowMs;
  };
  let level = 0;
  for (let i = 0; i <= shmBytes.count; i += 1) {
    const untilMs = i < shmBytes.count ? startMs + (shmBytes.timesMs[i] ?? 0) : endMs;
    while (next < count) {
      const change = order[next] ?? 0;
      const nowMs = timesMs[change] ?? 0;
      if (nowMs > untilMs) break;
      if (SHM.has(places[change] ?? 0)) known += amounts[change] ?? 0;
      next += 1;
      const following = timesMs[order[next] ?? 0] ?? 0;
      if (next === count || following > nowMs) settle(nowMs, level);
    }
    if (i < shmBytes.count) level = (shmBytes.values[i] ?? 0) / scenario.training.ranks;
    settle(untilMs, level);
  }
  all.keep(PLACES.shmUnmapped, surplus, sinceMs, endMs);
}
