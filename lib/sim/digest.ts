import type { Result } from "./result";

/**
 * FNV-1a over the bits of every number of a result, as eight hexadecimal digits. Two engines that
 * give the same digest have computed the same run, to the bit.
 */
export function digest(result: Result): string {
  let hash = 0x811c9dc5;
  const words = (values: Uint32Array): void => {
    for (const word of values) {
      hash = Math.imul(hash ^ (word & 0xffff), 0x01000193);
      hash = Math.imul(hash ^ (word >>> 16), 0x01000193);
    }
  };
  const visit = (value: unknown): void => {
    if (typeof value === "number") words(new Uint32Array(Float64Array.of(value).buffer));
    else if (value instanceof Float64Array) words(new Uint32Array(value.slice().buffer));
    else if (ArrayBuffer.isView(value)) visit(Float64Array.from(numbersIn(value)));
    else if (typeof value === "object" && value !== null)
      for (const part of Object.values(value)) visit(part);
  };
  visit([result.totals, result.batches, result.lanes, result.levels, result.gaps, result.ranks.slice(1)]);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

function numbersIn(view: ArrayBufferView): Iterable<number> {
  if (view instanceof Int32Array || view instanceof Int16Array || view instanceof Uint8Array) return view;
  return [];
}
