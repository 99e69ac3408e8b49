import { formatBytes } from "@/lib/format/bytes";
import { formatCount, formatMs } from "@/lib/format/number";
import { workerMsPerBatch, workersNeeded } from "@/lib/sweeps";
import type { Metric } from "./metric";

/** What a scenario says itself, before anything runs; for sentences that name its numbers. */
export const GIVEN_METRICS = {
  batchBytes: {
    label: "bytes per batch",
    of: ({ scenario }) => scenario.workload.payload.bytes,
    format: formatBytes,
  },
  workerMsPerBatch: {
    label: "time a worker needs for a batch",
    of: ({ scenario }) => workerMsPerBatch(scenario),
    format: formatMs,
  },
  workersNeeded: {
    label: "workers needed",
    of: ({ scenario }) => workersNeeded(scenario) ?? 0,
    format: formatCount,
  },
} as const satisfies Record<string, Metric>;
