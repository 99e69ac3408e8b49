import type { BatchTable, Scenario } from "@/lib/sim";
import { rangeOf, wholeOf, planOf } from "@/lib/sim/model/plan";

/** The scenario on a machine where processes, hand-over and warming up cost nothing. */
export function withoutProcessCosts(scenario: Scenario): Scenario {
  const { costs } = scenario.machine;
  const zero = <T extends object>(group: T): T =>
    Object.assign({}, group, Object.fromEntries(Object.keys(group).map((name) => [name, 0])));
  return {
    ...scenario,
    machine: {
      ...scenario.machine,
      costs: {
        scheduling: { ...costs.scheduling, wakeMs: 0, coldMs: 0, switchMs: 0, joinMs: 0, spinMs: 0 },
        handOver: zero(costs.handOver),
        lifecycle: zero(costs.lifecycle),
      },
    },
  };
}

/** CPU time of all samples that were delivered. */
export function sampleCpuMs(scenario: Scenario, batches: BatchTable): number {
  const plan = planOf(scenario);
  const { sums } = plan.cpus;
  const begun = new Map<string, number>();
  let totalMs = 0;
  for (const row of batches.batch.keys()) {
    const epoch = batches.epoch[row] ?? 0;
    const worker = batches.worker[row] ?? -1;
    const shard = plan.shards?.[worker];
    const key = `${String(epoch)}/${String(worker)}`;
    const nth = begun.get(key) ?? 0;
    begun.set(key, nth + 1);
    const inEpoch = plan.shards === null ? (batches.batch[row] ?? 0) % plan.rowsPerEpoch : nth;
    const range = rangeOf(shard ?? wholeOf(plan), scenario.loader, inEpoch);
    if (range !== null) totalMs += (sums[range.end] ?? 0) - (sums[range.first] ?? 0);
  }
  return totalMs;
}
