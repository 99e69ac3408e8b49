import { csv } from "@/lib/export";
import { type EpochClock, HOLDERS, type MemoryTimeline } from "@/lib/sim/memory";

/**
 * The whole timeline as comma-separated text: a line per change, bytes. Where drawn batches stand for a longer epoch,
 * `epoch_time_ms` is about when what has been read by then is read in it.
 */
export function timelineCsv(timeline: MemoryTimeline, { stretch }: EpochClock): string {
  const { timesMs, holders, processes, ramBytes, shmBytes, pinnedBytes, descriptors } = timeline;
  const { main, workers } = processes;
  const columns: readonly (readonly [string, Float64Array])[] = [
    ...HOLDERS.map((holder) => [`${snake(holder)}_bytes`, holders[holder]] as const),
    ["ram_bytes", ramBytes],
    ["shm_bytes", shmBytes],
    ["pinned_bytes", pinnedBytes],
    ["descriptors", descriptors],
    ["main_rss_bytes", main.rssBytes],
    ["main_pss_bytes", main.pssBytes],
    ["main_uss_bytes", main.ussBytes],
    ["workers_rss_bytes", workers.rssBytes],
    ["workers_pss_bytes", workers.pssBytes],
    ["workers_uss_bytes", workers.ussBytes],
  ];
  return csv(
    ["time_ms", ...(stretch === 1 ? [] : ["epoch_time_ms"]), ...columns.map(([name]) => name)],
    Array.from(timesMs, (timeMs, row) => [
      timeMs.toFixed(3),
      ...(stretch === 1 ? [] : [(stretch * timeMs).toFixed(0)]),
      ...columns.map(([, values]) => String(Math.round(values[row] ?? 0))),
    ]),
  );
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
