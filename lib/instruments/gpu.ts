import { computingFraction } from "@/lib/advice/computing";
import { formatPercent } from "@/lib/format/number";
import { hasDied, type InstrumentRun, type Reading, type ReadingNumber } from "./reading";
import { overTime } from "./strips";
import { spread, windowMs } from "./windows";

/**
 * Utilisation as `nvidia-smi` samples it: the part of each stretch in which some kernel ran. A GPU that
 * waits for other ranks in the all-reduce runs that kernel, so that the useful part stands beside it.
 */
export function gpuReading(run: InstrumentRun, untilMs: number): Reading {
  const { stepStartMs, stepEndMs } = run.result.batches;
  const busyMs = spread(
    stepStartMs,
    stepEndMs,
    (row) => (stepEndMs[row] ?? 0) - (stepStartMs[row] ?? 0),
    untilMs,
  );
  const shares = busyMs.map((ms) => Math.min(1, ms / windowMs(untilMs)));
  return {
    title: "GPU utilisation",
    stage: "step",
    tool: "nvidia-smi dmon",
    numbers: run.result.ranks.length > 1 ? ofRanks(run) : busyOf(run),
    strips: [overTime("GPU busy", shares, run, untilMs, 1, formatPercent)],
  };
}

function busyOf(run: InstrumentRun): ReadingNumber[] {
  const whole = formatPercent(livedBusyFraction(run));
  if (hasDied(run)) return [{ label: "mean, as long as it lived", text: whole }];
  return [
    { label: "mean of the whole run", text: whole },
    {
      label: "from an epoch’s first batches to its last",
      text: formatPercent(run.result.totals.gpuBusyFraction),
    },
  ];
}

/** Of a run that something ends only what was there counts. */
function livedBusyFraction({ result, endMs }: InstrumentRun): number {
  const { stepStartMs, stepEndMs } = result.batches;
  const busyMs = stepStartMs.reduce(
    (sum, startMs, row) => sum + Math.max(0, Math.min(endMs, stepEndMs[row] ?? 0) - startMs),
    0,
  );
  return busyMs / Math.max(1e-6, endMs);
}

function ofRanks({ result }: InstrumentRun): ReadingNumber[] {
  const busy = result.ranks.map(({ gpuBusyFraction }) => gpuBusyFraction);
  const [least, most] = [Math.min(...busy), Math.max(...busy)].map(formatPercent);
  return [
    { label: "utilisation, rank 0", text: formatPercent(result.totals.gpuBusyFraction) },
    {
      label: `utilisation, all ${busy.length} ranks`,
      text: least === most ? (least ?? "") : `${least ?? ""} to ${most ?? ""}`,
    },
    { label: "of it computing, all-reduce apart", text: formatPercent(computingFraction(result)) },
  ];
}
