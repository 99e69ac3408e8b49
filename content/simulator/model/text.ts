import type { Judgement } from "@/lib/conformance/judge";

/** A relative error in per cent with its sign: `+4.1 %`. */
export function signedPercent(error: number): string {
  const sign = error < 0 ? "−" : "+";
  return `${sign}${(100 * Math.abs(error)).toFixed(1)}\u202f%`;
}

/** A share in per cent with one decimal: `4.1 %`. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)}\u202f%`;
}

/** Time between batches as it was recorded, steady. */
export function observedMsPerBatch({ run, observedPerSecond }: Judgement): number {
  return (1000 * run.loader.batchSize) / observedPerSecond;
}

/** A workload without the underscores that separate its empty arguments: `tabular b256`. */
export function workloadName(workload: string): string {
  return workload.replaceAll(/_+(?=b\d+$)/g, " ");
}
