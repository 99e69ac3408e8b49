import { csv } from "@/lib/export";
import { HOLDERS, type MemoryTimeline } from "@/lib/sim/memory";

/** The whole timeline as comma-separated text: a line per change, bytes. */
export function timelineCsv(timeline: MemoryTimeline): string {
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
    ["time_ms", ...columns.map(([name]) => name)],
    Array.from(timesMs, (timeMs, row) => [
      timeMs.toFixed(3),
      ...columns.map(([, values]) => String(Math.round(values[row] ?? 0))),
    ]),
  );
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
