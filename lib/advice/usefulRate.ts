import { hasWorkers, type Result, type Scenario } from "@/lib/sim";

type Run = Pick<Result, "scenario" | "totals">;

/** How often every sample comes in an epoch: once, unless every worker of an iterable dataset reads them all. */
export function timesEachSample({ workload, loader }: Scenario): number {
  const { dataset } = workload;
  return dataset.kind === "iterable" && dataset.split === "none" && hasWorkers(loader)
    ? loader.numWorkers
    : 1;
}

/**
 * Samples per second once the run is steady, those that came before not counted again. Never more than over
 * the whole run: what many workers have prepared by the time that the
 * steady stretch begins is not the pace that they can keep.
 */
export function usefulRate({ scenario, totals }: Run): number {
  return Math.min(
    totals.samplesPerSecond / timesEachSample(scenario),
    usefulRateOverall({ scenario, totals }),
  );
}

/** The same over the whole run, with starts and ends of its epochs. */
export function usefulRateOverall({ scenario, totals }: Run): number {
  return (1000 * totals.samples) / timesEachSample(scenario) / Math.max(1e-6, totals.wallMs);
}
