import { formatMs, formatPercent } from "@/lib/format/number";
import { hasWorkers, type Result, type Scenario, type WorkerLoader } from "@/lib/sim";
import { meanBetween } from "@/lib/signals/meanBetween";
import { lower } from "@/lib/words/lower";
import { plural } from "@/lib/words/plural";
import { type IdleShares, idleByCulprit, workersPart } from "./idle";

/** What a run comes down to. The kind decides the tone; headline and detail say it. */
export interface Verdict {
  readonly kind: VerdictKind;
  readonly headline: string;
  readonly detail: string;
}

/**
 * - `serial`: no workers, nothing overlaps.
 * - `cores`: every core is busy, and the GPU waits all the same.
 * - `starved`: the workers together are slower than the GPU.
 * - `uneven`: they are fast enough on average, and slow batches make the GPU wait.
 * - `handOver`: batches are there, and the main process takes too long to receive and copy them.
 * - `fed`: the loader keeps up.
 */
export type VerdictKind = "serial" | "cores" | "starved" | "uneven" | "handOver" | "fed";

/** Workers are to blame from this share of the time on, if it is also a quarter of what is idle. */
export const BLAME_SHARE = 0.03;
const BLAME_PART = 0.25;

/** More idle time than this between steps is no small remainder any more. */
export const SMALL_REST = 0.25;

/** Cores as busy as this have nothing left to give. */
const BUSY_CORES = 0.92;

/** Averages closer than this are equal. */
const SAME = 1.02;

/** What keeps the GPU waiting while batches are there, and where that is done. */
export interface BetweenSteps {
  /** As an object of a sentence: “hand-over and copy”. */
  readonly what: string;
  /** As the end of it, with its blank or comma in front; empty where the parts lie in different places. */
  readonly where: string;
}

/** Names what lies between one step and the next. */
export type NameBetween = (shares: IdleShares, scenario: Scenario) => BetweenSteps;

/** Without a pin thread, and with a copy that is waited for, the main process does it all. */
const inMain: NameBetween = ({ handOver, copy }) => ({
  what: 4 * copy > handOver ? "hand-over and copy" : "the hand-over",
  where: " in the main process",
});

/**
 * The verdict on a run of one rank, from its own idle attribution. Needs a run with signals. Where batches are
 * pinned or copies are not waited for, `nameBetween` has to say so.
 */
export function verdictOn(result: Result, nameBetween: NameBetween = inMain): Verdict {
  const idle = 1 - result.totals.gpuBusyFraction;
  const headline = `The GPU is idle ${formatPercent(idle)} of the time.`;
  const { loader } = result.scenario;
  if (!hasWorkers(loader)) return { kind: "serial", headline, detail: serialDetail(result) };

  const shares = idleByCulprit(result);
  const part = workersPart(shares);
  const blamed = idle * part >= BLAME_SHARE && part >= BLAME_PART;
  const kind = kindOf(
    result,
    idle,
    blamed,
    meanLoadMs(result) / loader.numWorkers > SAME * meanStepMs(result),
  );
  const between = nameBetween(shares, result.scenario);
  return { kind, headline, detail: detailOf(kind, result, loader, between, part) };
}

function kindOf(result: Result, idle: number, workersBlamed: boolean, slowOnAverage: boolean): VerdictKind {
  const { totals, scenario } = result;
  const coresBusy = totals.cpuMs / (totals.wallMs * scenario.machine.cores) > BUSY_CORES;
  if (coresBusy && idle > SMALL_REST) return "cores";
  if (workersBlamed) return slowOnAverage ? "starved" : "uneven";
  return idle > SMALL_REST ? "handOver" : "fed";
}

/** `part` is the workers' part of the idle time; the rest lies between one step and the next. */
function detailOf(
  kind: VerdictKind,
  result: Result,
  loader: WorkerLoader,
  between: BetweenSteps,
  part: number,
): string {
  const supplied = supply(loader.numWorkers, meanLoadMs(result));
  const step = formatMs(meanStepMs(result));
  switch (kind) {
    case "serial":
      return serialDetail(result);
    case "cores":
      return coresInWords(result, `${plural(loader.numWorkers, "worker")} and the main process`);
    case "starved":
      return `It waits for workers. ${supplied}; the GPU could take one every ${step}.`;
    case "uneven": {
      const slow = loader.inOrder ? "a slow one holds the others back" : "now and then none is ready";
      const average = `On average the workers are fast enough: ${lower(supplied)}, and a step takes ${step}.`;
      return part < 0.5
        ? `${average} Most of the idle time goes to ${between.what}, between one step and the next. The rest is due to batches that differ: ${slow}.`
        : `${average} But batches differ, and ${slow}.`;
    }
    case "handOver":
      return `Batches are ready in time. Between one step and the next the GPU waits for ${between.what}${between.where}.`;
    case "fed":
      return `The workers keep up. ${supplied}; a step takes ${step}. What is left goes ${part > 0 ? "mostly " : ""}to ${between.what}, between one step and the next.`;
  }
}

/** That `sharers` share all cores, and that these are the limit. */
export function coresInWords({ scenario }: Result, sharers: string): string {
  return `The cores are the limit: ${sharers} share ${plural(scenario.machine.cores, "core")}, and there is no time left on them.`;
}

function serialDetail(result: Result): string {
  const load = formatMs(meanLoadMs(result));
  const step = formatMs(meanStepMs(result));
  return `Nothing overlaps: the main process loads a batch for ${load}, then the GPU computes for ${step}.`;
}

function supply(numWorkers: number, loadMs: number): string {
  const every = formatMs(loadMs / numWorkers);
  return numWorkers === 1
    ? `One worker finishes a batch every ${every}`
    : `${plural(numWorkers, "worker")} together finish a batch every ${every}`;
}

/** Mean time from the start of loading to a finished batch. */
function meanLoadMs({ batches }: Result): number {
  return meanBetween(batches.loadStartMs, batches.collateEndMs);
}

function meanStepMs({ batches }: Result): number {
  return meanBetween(batches.stepStartMs, batches.stepEndMs);
}
