import { formatPerSecond } from "@/lib/format/number";

/** `671 samples/s`: a rate that says of what. */
export function samplesInWords(samplesPerSecond: number): string {
  return formatPerSecond(samplesPerSecond).replace("/s", " samples/s");
}
