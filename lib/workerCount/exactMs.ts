import { formatMs, UNIT_SPACE } from "@/lib/format/number";

/** A time that has to agree with the rate beside it: three significant digits, as rates have. `5.27 ms`, `1.28 s`. */
export function exactMs(ms: number): string {
  return ms < 999.5 ? `${Number(ms.toPrecision(3))}${UNIT_SPACE}ms` : formatMs(ms);
}
