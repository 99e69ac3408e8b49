import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { readMeasurement } from "@/lib/measurement/read";
import type { MeasuredRun, Measurement } from "@/lib/measurement/schema";

const DATA = new URL("data/", import.meta.url);

/** A recorded run and the file it comes from. */
export interface RecordedRun {
  /** Folder: one per generation of PyTorch. */
  readonly generation: string;
  readonly workload: string;
  readonly measurement: Measurement;
  readonly run: MeasuredRun;
}

/** All recorded runs; a file that does not fit is an error. */
export function recordedRuns(): RecordedRun[] {
  return readdirSync(DATA, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: generation }) =>
      readdirSync(new URL(`${generation}/`, DATA))
        .filter((file) => file.endsWith(".json.gz"))
        .flatMap((file) => runsOf(generation, file)),
    );
}

function runsOf(generation: string, file: string): RecordedRun[] {
  const bytes = gunzipSync(readFileSync(new URL(`${generation}/${file}`, DATA)));
  const reading = readMeasurement(JSON.parse(bytes.toString("utf8")));
  if (!reading.ok) throw new Error(`${generation}/${file}: ${reading.problems.join("; ")}`);
  const { measurement } = reading;
  const workload = file.replace(".json.gz", "");
  return measurement.runs.map((run) => ({ generation, workload, measurement, run }));
}
