import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { readMeasurement } from "@/lib/measurement/read";
import type { Measurement } from "@/lib/measurement/schema";

/** A mistake of whoever called, told in one line. */
export class UsageError extends Error {}

/** A checked measurement with the text that it was read from. */
export interface MeasurementFile {
  readonly text: string;
  readonly measurement: Measurement;
}

/** Reads a measurement file, plain or gzipped; `-` is standard input. Throws a {@link UsageError} that names the field. */
export function readMeasurementFile(path: string): MeasurementFile {
  try {
    const text = textOf(bytesOf(path));
    const reading = readMeasurement(JSON.parse(text));
    if (reading.ok) return { text, measurement: reading.measurement };
    throw new UsageError(reading.problems[0] ?? "the file does not fit");
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(
      `FILE: found ${path}, which is no JSON; allowed is a measurement file, plain or gzipped`,
    );
  }
}

function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path === "-" ? 0 : path);
  } catch {
    throw new UsageError(`FILE: found ${path}, which can't be read; allowed is a measurement file or -`);
  }
}

function textOf(bytes: Buffer): string {
  const gzipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (gzipped ? gunzipSync(bytes) : bytes).toString("utf8");
}
