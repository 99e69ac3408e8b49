import type { Result } from "@/lib/sim";

/** One number read off a run, and how it is written. The same in figures, prose and tests. */
export interface Metric {
  readonly label: string;
  of(result: Result): number;
  format(value: number): string;
}
