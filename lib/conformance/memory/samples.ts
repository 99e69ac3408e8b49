import * as v from "valibot";
import type { Repeat } from "@/lib/measurement/schema";

const BYTES_PER_KB = 1024;

/** `/proc/PID/smaps_rollup` of the main process and its workers, read every 0.25 s while a run went on. */
const memorySamples = v.object({
  rows: v.pipe(v.array(v.pipe(v.array(v.number()), v.minLength(4))), v.minLength(1)),
});

/** One reading of one process, bytes. */
export interface ProcessSample {
  readonly rssBytes: number;
  readonly pssBytes: number;
  readonly privateDirtyBytes: number;
}

/** One reading of all processes. */
export interface MemorySample {
  readonly atMs: number;
  readonly main: ProcessSample;
  /** Those that were alive. */
  readonly workers: readonly ProcessSample[];
}

/** The readings of a repeat; null where memory was not recorded. */
export function memorySamplesOf(repeat: Repeat): readonly [MemorySample, ...MemorySample[]] | null {
  const parsed = v.safeParse(memorySamples, repeat.memorySamples);
  if (!parsed.success) return null;
  const [first, ...rest] = parsed.output.rows.map(sampleOf);
  return first === undefined ? null : [first, ...rest];
}

function sampleOf([atMs = 0, ...columns]: readonly number[]): MemorySample {
  const processes = Array.from({ length: Math.floor(columns.length / 3) }, (_, index) => ({
    rssBytes: BYTES_PER_KB * (columns[3 * index] ?? 0),
    pssBytes: BYTES_PER_KB * (columns[3 * index + 1] ?? 0),
    privateDirtyBytes: BYTES_PER_KB * (columns[3 * index + 2] ?? 0),
  }));
  const [main = { rssBytes: 0, pssBytes: 0, privateDirtyBytes: 0 }, ...workers] = processes;
  return { atMs, main, workers: workers.filter(({ rssBytes }) => rssBytes > 0) };
}
