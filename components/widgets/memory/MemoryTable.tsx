import { TableTwin } from "@/components/charts/TableTwin";
import { formatBytes } from "@/lib/format/bytes";
import { elapsed, type MemoryStudy } from "@/lib/memory";
import { holderLayers } from "./model/layers";
import { rowAt } from "./model/stack";

/** The picture at so many moments. */
const MOMENTS = 12;

/** Both pictures as a table: some moments of the run, its peak among them. */
export function MemoryTable({ study }: { readonly study: MemoryStudy }) {
  const { lived: timeline, clock } = study;
  const { endMs, peaks, ramBytes, shmBytes, descriptors, processes } = timeline;
  const layers = holderLayers(timeline);
  const moments = Array.from({ length: MOMENTS }, (_, index) => (endMs * index) / (MOMENTS - 1));
  const all = [...new Set([...moments, peaks.ram.atMs, peaks.shm.atMs])].toSorted((a, b) => a - b);
  return (
    <TableTwin
      summary="Memory over time as a table"
      head={[
        "time",
        ...layers.map(({ label }) => label),
        "RAM",
        "/dev/shm",
        "sum of RSS",
        "sum of PSS",
        "sum of USS",
        "descriptors",
      ]}
      rows={all.map((atMs) => {
        const row = rowAt(timeline, atMs);
        const sum = (key: "rssBytes" | "pssBytes" | "ussBytes") =>
          formatBytes((processes.main[key][row] ?? 0) + (processes.workers[key][row] ?? 0));
        return [
          elapsed(clock, atMs),
          ...layers.map(({ values }) => formatBytes(values[row] ?? 0)),
          formatBytes(ramBytes[row] ?? 0),
          formatBytes(shmBytes[row] ?? 0),
          sum("rssBytes"),
          sum("pssBytes"),
          sum("ussBytes"),
          String(descriptors[row] ?? 0),
        ];
      })}
    />
  );
}
