import type { Instrument } from "@/lib/quiz/quizCase";
import { gpuReading } from "./gpu";
import { memoryReading } from "./memory";
import { processesReading } from "./processes";
import { queuesReading } from "./queues";
import type { InstrumentRun, Reading } from "./reading";
import { storageReading } from "./storage";
import { waitsReading } from "./waits";

/**
 * What an instrument shows of each of several runs, on the same scales.
 * `visibleCores` is what the system counts where a quota grants fewer. Pure; the run that lives longest gives the axis of time.
 */
export function readingsOf(
  instrument: Instrument,
  runs: readonly InstrumentRun[],
  visibleCores?: number,
): readonly Reading[] {
  const untilMs = Math.max(...runs.map(({ endMs }) => endMs));
  return runs.map((run) => {
    switch (instrument) {
      case "gpu":
        return gpuReading(run, untilMs);
      case "waits":
        return waitsReading(run, runs);
      case "processes":
        return processesReading(run, runs, visibleCores);
      case "storage":
        return storageReading(run, runs, untilMs);
      case "queues":
        return queuesReading(run, runs, untilMs);
      case "memory":
        return memoryReading(run, runs, untilMs);
    }
  });
}
