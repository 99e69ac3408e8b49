import * as v from "valibot";
import { type Measurement, measurementSchema } from "./schema";

/** A measurement that fits, or one line for each thing that does not. */
export type Reading =
  | { readonly ok: true; readonly measurement: Measurement }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Checks a parsed file. Each problem names the field, what was found and what is allowed. */
export function readMeasurement(value: unknown): Reading {
  const parsed = v.safeParse(measurementSchema, value);
  if (parsed.success) return { ok: true, measurement: parsed.output };
  return { ok: false, problems: parsed.issues.map(describe) };
}

function describe(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? "the file";
  return `${field}: found ${issue.received}, allowed is ${issue.expected ?? "something else"}`;
}
