import { formatCount, formatPercent } from "@/lib/format/number";
import { hasWorkers, type Result } from "@/lib/sim";
import type { InstrumentRun, Reading } from "./reading";

/** More workers than this are alike enough to be counted together. */
const LISTED = 8;

/** What one process did, as parts of the run's time; the CPU part may exceed 1 where it has several threads. */
export interface ProcessShares {
  readonly name: string;
  readonly cpu: number;
  /** Asleep in a read, a request or a sleep. */
  readonly asleep: number;
}

/**
 * CPU time and time asleep of the main process, with all its threads, and of every worker. Of several ranks,
 * those of the one that is shown: all ranks do the same work, so each has an equal part of the CPU time.
 */
export function processShares({ batches, totals, scenario }: Result): readonly ProcessShares[] {
  const { loader } = scenario;
  const workers = hasWorkers(loader) ? loader.numWorkers : 0;
  const cpuMs = new Array<number>(workers).fill(0);
  const asleepMs = new Array<number>(workers).fill(0);
  let mainAsleepMs = 0;
  for (let row = 0; row < batches.count; row += 1) {
    const worker = batches.worker[row] ?? -1;
    const storageMs = batches.storageMs[row] ?? 0;
    const wholeMs = (batches.collateEndMs[row] ?? 0) - (batches.loadStartMs[row] ?? 0);
    const waitedMs = storageMs + (batches.coreWaitMs[row] ?? 0) + (batches.lockWaitMs[row] ?? 0);
    if (worker < 0) mainAsleepMs += storageMs;
    else {
      cpuMs[worker] = (cpuMs[worker] ?? 0) + Math.max(0, wholeMs - waitedMs);
      asleepMs[worker] = (asleepMs[worker] ?? 0) + storageMs;
    }
  }
  const workersMs = cpuMs.reduce((sum, ms) => sum + ms, 0);
  const share = (ms: number) => ms / Math.max(1e-6, totals.wallMs);
  return [
    {
      name: "main process",
      cpu: share(Math.max(0, totals.cpuMs / scenario.training.ranks - workersMs)),
      asleep: share(mainAsleepMs),
    },
    ...cpuMs.map((ms, worker) => ({
      name: `worker ${worker}`,
      cpu: share(ms),
      asleep: share(asleepMs[worker] ?? 0),
    })),
  ];
}

/** The processes as `top` lists them, with the cores in use. */
export function processesReading({ result }: InstrumentRun): Reading {
  const { totals, scenario } = result;
  const shares = processShares(result);
  const { ranks } = scenario.training;
  const busyCores = totals.cpuMs / Math.max(1e-6, totals.wallMs);
  const listed = shares.slice(0, 1 + LISTED);
  const more = shares.length - listed.length;
  return {
    title: "CPU by process",
    stage: "load",
    tool: "top, py-spy dump",
    numbers: [
      { label: "cores in use", text: `${oneDecimal(busyCores)} of ${scenario.machine.cores}` },
      ...(more > 0 ? [{ label: "not listed", text: `${more} workers much like these` }] : []),
      ...(ranks > 1 ? [{ label: "listed", text: `rank 0 of ${ranks} alike` }] : []),
    ],
    strips: [
      bars("%CPU, by process", listed, ({ cpu }) => cpu),
      ...(shares.some(({ asleep }) => asleep > 0.01)
        ? [bars("asleep in a read or a request, by process", listed, ({ asleep }) => asleep)]
        : []),
    ],
  };
}

function bars(
  label: string,
  listed: readonly ProcessShares[],
  of: (process: ProcessShares) => number,
): Reading["strips"][number] {
  const values = listed.map(of);
  const top = Math.max(1, ...values);
  return {
    label,
    values,
    top,
    topText: formatPercent(top),
    fromText: "main process",
    untilText: listed.length > 1 ? (listed.at(-1)?.name ?? "") : "",
    texts: values.map(formatPercent),
    places: listed.map(({ name }) => name),
  };
}

function oneDecimal(value: number): string {
  return formatCount(Number(value.toFixed(1)));
}
