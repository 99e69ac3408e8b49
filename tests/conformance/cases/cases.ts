import * as v from "valibot";
import data from "./cases.json";

const caseSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^C\d+$/)),
  kind: v.array(v.string()),
  grade: v.picklist(["A", "B", "C"]),
  sim: v.picklist(["full", "partial", "none"]),
  in: v.record(v.string(), v.unknown()),
  out: v.record(v.string(), v.unknown()),
  derived: v.optional(v.record(v.string(), v.unknown())),
  note: v.optional(v.string()),
});

/** One report, re-told as figures. */
export type PublicCase = v.InferOutput<typeof caseSchema>;

/** All of them. */
export const CASES: readonly PublicCase[] = v.parse(v.array(caseSchema), data);

/** A figure of a case by its path, such as `out.before.sps`; an error names what is missing. */
export function figure(id: string, path: string): number {
  let value: unknown = CASES.find((known) => known.id === id);
  for (const key of path.split(".")) {
    value =
      typeof value === "object" && value !== null
        ? Object.entries(value).find(([k]) => k === key)?.[1]
        : undefined;
  }
  if (typeof value !== "number")
    throw new Error(`${id} ${path}: found ${String(value)}, allowed is a number`);
  return value;
}
