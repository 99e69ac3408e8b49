import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readMeasurement } from "@/lib/measurement/read";
import type { MeasuredRun, Measurement } from "@/lib/measurement/schema";

/** Folder of the recorded runs below the site's root, as readers download them. */
export const RECORDED_FOLDER = "recorded";

/** How the name of a recorded file ends. */
export const RECORDED_SUFFIX = ".json.gz";

/** A recorded run and the file it comes from. */
export interface RecordedRun {
  /** Folder: one per generation of PyTorch and machine. */
  readonly generation: string;
  /** File: one per workload and batch size. */
  readonly workload: string;
  readonly measurement: Measurement;
  readonly run: MeasuredRun;
}

/** Where the recorded runs lie. Every command of this project runs in its top folder. */
export function recordedFolder(): string {
  return join(process.cwd(), "public", RECORDED_FOLDER);
}

/** All recorded runs; a file that does not fit is an error that names the field. */
export function recordedRuns(folder: string = recordedFolder()): RecordedRun[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .flatMap((generation) =>
      readdirSync(join(folder, generation))
        .filter((file) => file.endsWith(RECORDED_SUFFIX))
        .toSorted()
        .flatMap((file) => runsOf(folder, generation, file)),
    );
}

function runsOf(folder: string, generation: string, file: string): RecordedRun[] {
  const bytes = gunzipSync(readFileSync(join(folder, generation, file)));
  const reading = readMeasurement(JSON.parse(bytes.toString("utf8")));
  if (!reading.ok) throw new Error(`${generation}/${file}: ${reading.problems.join("; ")}`);
  const { measurement } = reading;
  const workload = file.slice(0, -RECORDED_SUFFIX.length);
  return measurement.runs.map((run) => ({ generation, workload, measurement, run }));
}
