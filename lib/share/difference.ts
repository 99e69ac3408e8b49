import type { Wish } from "@/lib/scenario-store";
import { withBatchSize } from "@/lib/settings";
import { batchSizeField, FIELDS } from "./fields";

/** A value that differs: its key and its text. */
export type Entry = readonly [key: string, text: string];

/**
 * What has to be said to turn one wish into another. A batch's weight, its collate and the step follow
 * from the batch size; they are entries of their own only if they don't.
 */
export function difference(from: Wish, to: Wish): Entry[] {
  const scaled = withBatchSize(from, to.loader.batchSize);
  return FIELDS.flatMap((field): Entry[] => {
    const before = field.print(field === batchSizeField ? from : scaled);
    const text = field.print(to);
    return text === null || text === before ? [] : [[field.key, text]];
  });
}

/** The keys of everything that differs between two wishes: what a reader changed. */
export function changedFields(from: Wish, to: Wish): string[] {
  return difference(from, to).map(([key]) => key);
}

const ARGUMENTS: ReadonlySet<string> = new Set(
  FIELDS.filter(({ parameter }) => parameter === "loader").map(({ key }) => key),
);

/** Whether more than arguments of the loader differ: then the name of the one is no name for the other. */
export function isOtherWorkload(from: Wish, to: Wish): boolean {
  return changedFields(from, to).some((key) => !ARGUMENTS.has(key));
}
