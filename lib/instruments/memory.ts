import { formatBytes } from "@/lib/format/bytes";
import { formatCount } from "@/lib/format/number";
import type { StepFunction } from "@/lib/sim";
import type { MemoryTimeline } from "@/lib/sim/memory";
import { hasDied, type InstrumentRun, type Reading } from "./reading";
import { overTime } from "./strips";
import { levelByWindow } from "./windows";

type Column = (memory: MemoryTimeline) => Float64Array;

const ram: Column = ({ ramBytes }) => ramBytes;
const shm: Column = ({ shmBytes }) => shmBytes;
const rss: Column = ({ processes }) => processes.workers.rssBytes;
const pss: Column = ({ processes }) => processes.workers.pssBytes;

/** Memory as `free`, `df` and `smaps_rollup` report it. All runs that are compared give the scales. */
export function memoryReading(
  run: InstrumentRun,
  compared: readonly InstrumentRun[],
  untilMs: number,
): Reading {
  const { ramBytes, shmBytes } = run.result.scenario.machine;
  const inAll = (column: Column) => Math.max(1, ...compared.map((one) => most(column(one.memory), one)));
  const peak = (column: Column) => formatBytes(most(column(run.memory), run));
  const strip = (label: string, column: Column, top: number) =>
    overTime(
      label,
      levelByWindow(levelOf(run.memory, column), untilMs, run.endMs),
      run,
      untilMs,
      top,
      formatBytes,
    );
  const hasWorkers = most(run.memory.workersAlive, run) > 0;
  return {
    title: "Memory",
    stage: "pin",
    tool: "free, df /dev/shm, smaps_rollup, ls /proc/PID/fd",
    numbers: [
      { label: "used, at most", text: `${peak(ram)} of ${formatBytes(ramBytes)}` },
      { label: "/dev/shm, at most", text: `${peak(shm)} of ${formatBytes(shmBytes)}` },
      ...(hasWorkers ? [{ label: "workers, RSS", text: peak(rss) }] : []),
      ...(hasWorkers ? [{ label: "workers, PSS", text: peak(pss) }] : []),
      ...(hasWorkers
        ? [
            {
              label: "descriptors of tensors, at most",
              text: formatCount(most(run.memory.descriptors, run)),
            },
          ]
        : []),
    ],
    strips: [
      strip("used in all", ram, inAll(ram)),
      strip("/dev/shm", shm, inAll(shm)),
      ...(hasWorkers ? [strip("workers, PSS", pss, inAll(pss))] : []),
    ],
  };
}

function levelOf({ count, timesMs, ...memory }: MemoryTimeline, column: Column): StepFunction {
  return { count, timesMs, values: column({ count, timesMs, ...memory }) };
}

/** The largest value that was ever there. What ends a run is an allocation that is refused: it never shows. */
function most(values: Float64Array, run: InstrumentRun): number {
  const { memory, endMs } = run;
  const died = hasDied(run);
  let largest = 0;
  for (let row = 0; row < memory.count; row += 1) {
    const atMs = memory.timesMs[row] ?? 0;
    if (died ? atMs < endMs : atMs <= endMs) largest = Math.max(largest, values[row] ?? 0);
  }
  return largest;
}
