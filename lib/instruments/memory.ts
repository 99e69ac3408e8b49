import { formatBytes } from "@/lib/format/bytes";
import { shmPeakBytes } from "@/lib/signals/shmPeakBytes";
import type { Result } from "@/lib/sim";
import type { Reading } from "./reading";
import { overTime } from "./strips";
import { levelByWindow } from "./windows";

/** `/dev/shm` over the run. All runs that are compared give the scale. */
export function memoryReading(result: Result, compared: readonly Result[], untilMs: number): Reading {
  const top = Math.max(1, ...compared.map(shmPeakBytes));
  const { shmBytes } = result.scenario.machine;
  return {
    title: "Shared memory",
    tool: "df /dev/shm",
    numbers: [
      { label: "most used", text: formatBytes(shmPeakBytes(result)) },
      { label: "size", text: formatBytes(shmBytes) },
    ],
    strips: [overTime("/dev/shm", levelByWindow(result.levels.shmBytes, untilMs), untilMs, top, formatBytes)],
  };
}
