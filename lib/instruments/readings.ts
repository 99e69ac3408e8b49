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
 * Pure; the longest run gives the axis of time.
 */
export function readingsOf(instrument: Instrument, runs: readonly InstrumentRun[]): readonly Reading[] {
  const untilMs = Math.max(...runs.map(({ result }) => result.totals.wallMs));
  return runs.map((run) => {
    switch (instrument) {
      case "gpu":
        return gpuReading(run, untilMs);
      case "waits":
        return waitsReading(run, runs);
      case "processes":
        return processesReading(run);
      case "storage":
        return storageReading(run, runs, untilMs);
      case "queues":
        return queuesReading(run, runs, untilMs);
      case "memory":
        return memoryReading(run, runs, untilMs);
    }
  });
}
