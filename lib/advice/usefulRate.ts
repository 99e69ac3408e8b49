import { hasWorkers, type Result, type Scenario } from "@/lib/sim";

/** How often every sample comes in an epoch: once, unless every worker of an iterable dataset reads them all. */
export function timesEachSample({ workload, loader }: Scenario): number {
  const { dataset } = workload;
  return dataset.kind === "iterable" && dataset.split === "none" && hasWorkers(loader)
    ? loader.numWorkers
    : 1;
}

/** Samples per second once the run is steady, those that came before not counted again. */
export function usefulRate({ scenario, totals }: Result): number {
  return totals.samplesPerSecond / timesEachSample(scenario);
}

/** The same over the whole run, with starts and ends of its epochs. */
export function usefulRateOverall({ scenario, totals }: Result): number {
  return (1000 * totals.samples) / timesEachSample(scenario) / Math.max(1e-6, totals.wallMs);
}
