import { formatBytesPerSecond } from "@/lib/format/bytes";
import { formatMs, formatPercent, formatPerSecond } from "@/lib/format/number";
import type { Result, Storage } from "@/lib/sim";
import { processShares } from "./processShares";
import type { InstrumentRun, Reading } from "./reading";
import { overTime } from "./strips";
import { spread, windowMs } from "./windows";

/** Bytes per second that the machine's storage delivers, as `iostat` reports them by stretch. */
export function bytesPerSecondByWindow({ batches, scenario }: Result, untilMs: number): readonly number[] {
  const { storageBytes } = scenario.workload.sample;
  const bytes = spread(
    batches.loadStartMs,
    batches.loadEndMs,
    (row) => scenario.training.ranks * storageBytes * (batches.samples[row] ?? 0),
    untilMs,
  );
  return bytes.map((sum) => (1000 * sum) / windowMs(untilMs));
}

/**
 * Part of the time in which some read is under way, as `%util` counts it: processes read independently of
 * each other, and every rank does what the one that is shown does.
 */
export function usedFraction(run: InstrumentRun): number {
  const noneReads = processShares(run).reduce((product, { asleep }) => product * Math.max(0, 1 - asleep), 1);
  return 1 - noneReads ** run.result.scenario.training.ranks;
}

/** From here on a wait is a way through a network; a disk that turns answers sooner, and is limited in requests. */
const FAR_AWAY_MS = 5;

/** Whether the files come through a network, of which `iostat` sees nothing. */
function isFarAway({ latencyMs, requestsPerSecond }: Storage): boolean {
  return requestsPerSecond === null && latencyMs >= FAR_AWAY_MS;
}

/** Storage as `iostat` reports it, or as reads look that are timed in a worker. All runs that are compared give the scale. */
export function storageReading(
  run: InstrumentRun,
  compared: readonly InstrumentRun[],
  untilMs: number,
): Reading {
  const { result } = run;
  const { scenario, batches } = result;
  const { sample, dataset } = scenario.workload;
  const readsPerBatch =
    sample.storageBytes === 0
      ? 0
      : dataset.kind === "map" && dataset.reads === "perBatch"
        ? 1
        : scenario.loader.batchSize;
  const far = isFarAway(scenario.machine.storage);
  const seconds = Math.max(1e-9, run.endMs / 1000);
  const done = batches.loadEndMs.map((endMs) => (endMs <= run.endMs ? 1 : 0));
  const reads = readsPerBatch * done.reduce((sum, one) => sum + one, 0);
  const samples = batches.samples.reduce((sum, count, row) => sum + count * (done[row] ?? 0), 0);
  const waitedMs = batches.storageMs.reduce((sum, ms, row) => sum + ms * (done[row] ?? 0), 0);
  const top = Math.max(1, ...compared.flatMap((one) => bytesPerSecondByWindow(one.result, untilMs)));
  return {
    title: far ? "Storage behind a network" : "Local storage",
    stage: "storage",
    tool: far ? "reads timed in a worker" : "iostat -x 1",
    numbers: [
      {
        label: "read",
        text: formatBytesPerSecond((scenario.training.ranks * sample.storageBytes * samples) / seconds),
      },
      { label: "reads", text: formatPerSecond((scenario.training.ranks * reads) / seconds) },
      ...(reads > 0 ? [{ label: "wait per read", text: formatMs(waitedMs / reads) }] : []),
      ...(far ? [] : [{ label: "%util", text: formatPercent(reads > 0 ? usedFraction(run) : 0) }]),
    ],
    strips: compared.every((one) => one.result.scenario.workload.sample.storageBytes === 0)
      ? []
      : [
          overTime(
            "bytes read",
            bytesPerSecondByWindow(result, untilMs),
            run,
            untilMs,
            top,
            formatBytesPerSecond,
          ),
        ],
  };
}
