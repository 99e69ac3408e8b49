import { scenarioOf } from "@/lib/measurement/calibrate";
import { simulate } from "@/lib/sim";
import { memoryOf, type MemoryTimeline } from "@/lib/sim/memory";
import { recordedRuns, type RecordedRun } from "../recordedRuns";
import { recordedFootprint } from "./recordedFootprint";
import { type MemorySample, memorySamplesOf } from "./samples";

/** A figure that was recorded and predicted. */
export interface Compared {
  readonly observed: number;
  readonly predicted: number;
}

/** A recorded run whose memory was watched, beside the model. All workers together, bytes. */
export interface MemoryErrors {
  readonly generation: string;
  readonly workload: string;
  readonly id: string;
  /** The model took from this run how many items the dataset passes over: its agreement is no prediction. */
  readonly isCalibration: boolean;
  readonly pssPeak: Compared;
  readonly privatePeak: Compared;
  /** Mean distance of private memory over all readings, as a share of its recorded peak. */
  readonly growth: number;
}

/** What each figure of a watched run may be off by, as a share. */
export const MEMORY_BAR = 0.15;

/** How far a prediction is off, as a share of what was observed. */
export function errorOf({ observed, predicted }: Compared): number {
  return predicted / observed - 1;
}

/** Every recorded run that has readings of its memory, beside the model: costs as the run itself had them. */
export function memoryErrors(): readonly MemoryErrors[] {
  return recordedRuns().flatMap((recorded) => errorsOf(recorded) ?? []);
}

function errorsOf({ generation, workload, measurement, run }: RecordedRun): MemoryErrors | null {
  const repeat = run.repeats?.[(run.events?.ofRepeat ?? 1) - 1];
  const samples = repeat === undefined ? null : memorySamplesOf(repeat);
  if (samples === null || repeat?.inRun === undefined) return null;
  const footprint = recordedFootprint(measurement, run, samples[0]);
  if (footprint === null) return null;
  const result = simulate(scenarioOf(measurement, run, { inRun: repeat.inRun, repeat }), "signals");
  const timeline = memoryOf([{ result, footprint }]);
  const { pssBytes, ussBytes } = timeline.processes.workers;
  const watched = samples.filter(({ workers }) => workers.length === run.loader.numWorkers);
  const privates = watched.map(({ workers }) => sumOf(workers.map((worker) => worker.privateDirtyBytes)));
  const privatePeak = { observed: Math.max(...privates), predicted: Math.max(...ussBytes) };
  const apart = watched.map((sample, index) =>
    Math.abs((privates[index] ?? 0) - valueAt(timeline, ussBytes, scaledMs(sample, samples, timeline))),
  );
  return {
    generation,
    workload,
    id: run.id,
    isCalibration: run.loader.numWorkers === 1,
    pssPeak: {
      observed: Math.max(...watched.map(({ workers }) => sumOf(workers.map((worker) => worker.pssBytes)))),
      predicted: Math.max(...pssBytes),
    },
    privatePeak,
    growth: sumOf(apart) / apart.length / privatePeak.observed,
  };
}

/** Readings slow a run down a little; the same share of it is the same moment. */
function scaledMs(
  { atMs }: MemorySample,
  samples: readonly MemorySample[],
  { endMs }: MemoryTimeline,
): number {
  const lastMs = samples.at(-1)?.atMs ?? endMs;
  return (atMs / Math.max(1, lastMs)) * endMs;
}

function valueAt({ timesMs, count }: MemoryTimeline, column: Float64Array, atMs: number): number {
  let row = 0;
  while (row + 1 < count - 1 && (timesMs[row + 1] ?? 0) <= atMs) row += 1;
  return column[row] ?? 0;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
