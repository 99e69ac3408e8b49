import { byteUnit } from "@/lib/format/bytes";
import { niceTicks } from "./niceTicks";

/** Round amounts of memory up to `topBytes`, and how they are written: all in one unit. */
export function byteTicks(
  topBytes: number,
  count: number,
): { readonly ticks: readonly number[]; readonly format: (bytes: number) => string } {
  const { unit, name } = byteUnit(topBytes);
  return {
    ticks: niceTicks(0, topBytes / unit, count).map((tick) => tick * unit),
    format: (bytes) => (bytes === 0 ? "0" : `${Number((bytes / unit).toPrecision(6))}\u202f${name}`),
  };
}
