import { HOLDERS, type MemoryTimeline, type Peak, type ProcessMemory } from "./timeline";

/** The part of a timeline up to a moment, that moment's row included: what a run that ends then lives to see. */
export function livedUntil(timeline: MemoryTimeline, endMs: number): MemoryTimeline {
  const { timesMs, holders, processes } = timeline;
  let count = 1;
  while (count < timeline.count && (timesMs[count] ?? Infinity) <= endMs) count += 1;
  const cut = (column: Float64Array): Float64Array => column.subarray(0, count);
  const cutMemory = ({ rssBytes, pssBytes, ussBytes }: ProcessMemory): ProcessMemory => ({
    rssBytes: cut(rssBytes),
    pssBytes: cut(pssBytes),
    ussBytes: cut(ussBytes),
  });
  const peak = (column: Float64Array): Peak => peakOf(cut(column), timesMs);
  const lived = { ...holders };
  for (const holder of HOLDERS) lived[holder] = cut(holders[holder]);
  return {
    ...timeline,
    count,
    timesMs: cut(timesMs),
    endMs,
    holders: lived,
    ramBytes: cut(timeline.ramBytes),
    shmBytes: cut(timeline.shmBytes),
    shmDatasetBytes: cut(timeline.shmDatasetBytes),
    pinnedBytes: cut(timeline.pinnedBytes),
    unmappedBytes: cut(timeline.unmappedBytes),
    descriptors: cut(timeline.descriptors),
    workersAlive: cut(timeline.workersAlive),
    processes: { main: cutMemory(processes.main), workers: cutMemory(processes.workers) },
    peaks: {
      ram: peak(timeline.ramBytes),
      shm: peak(timeline.shmBytes),
      pinned: peak(timeline.pinnedBytes),
      descriptors: peak(timeline.descriptors),
    },
  };
}

/** The largest value of a column and when it is first reached. */
export function peakOf(column: Float64Array, timesMs: Float64Array): Peak {
  let at = 0;
  for (let row = 1; row < column.length; row += 1) {
    if ((column[row] ?? 0) > (column[at] ?? 0)) at = row;
  }
  return { value: column[at] ?? 0, atMs: timesMs[at] ?? 0 };
}
