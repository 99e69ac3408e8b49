import { formatCount, formatPercent } from "@/lib/format/number";
import { type ProcessShares, processShares } from "./processShares";
import type { InstrumentRun, Reading } from "./reading";

/** More workers than this are alike enough to be counted together. */
const LISTED = 8;

/** Less than this is not worth a picture. */
const SEEN = 0.02;

/** The processes as `top` lists them, with the cores in use. All runs that are compared decide what is drawn. */
export function processesReading(
  run: InstrumentRun,
  compared: readonly InstrumentRun[],
  visibleCores?: number,
): Reading {
  const { scenario } = run.result;
  const shares = processShares(run);
  const { ranks } = scenario.training;
  const busyCores = ranks * shares.reduce((sum, { cpu }) => sum + cpu, 0);
  const listed = shares.slice(0, 1 + LISTED);
  const more = shares.length - listed.length;
  const all = compared.map((one) => processShares(one));
  const waits = all.some((own) => own.some(({ runnable }) => runnable > SEEN));
  const sleeps = all.some((own) => own.some(({ asleep }) => asleep > SEEN));
  return {
    title: "CPU by process",
    stage: "load",
    tool: "top, py-spy dump, /proc/PID/schedstat",
    numbers: [
      {
        label: "cores in use",
        text: `${oneDecimal(busyCores)} of ${Math.max(visibleCores ?? 0, scenario.machine.cores)}`,
      },
      ...(more > 0 ? [{ label: "not listed", text: `${more} workers much like these` }] : []),
      ...(ranks > 1 ? [{ label: "listed", text: `rank 0 of ${ranks} alike` }] : []),
    ],
    strips: [
      bars("%CPU, by process", listed, ({ cpu }) => cpu),
      ...(waits
        ? [bars("ready to run, but not running, by process", listed, ({ runnable }) => runnable)]
        : []),
      ...(sleeps ? [bars("asleep in a read or a request, by process", listed, ({ asleep }) => asleep)] : []),
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
    endedAt: null,
  };
}

function oneDecimal(value: number): string {
  return formatCount(Number(value.toFixed(1)));
}
