import { eventsPerBatch } from "@/lib/effort/events";
import type { Wish } from "@/lib/scenario-store";
import { withBatchSize } from "@/lib/settings";
import { meanOf, threadsOf } from "@/lib/sim";
import { COARSE, type Effort, QUICK, steadyWish } from "./steady";

/** The curve goes this far. */
export const MOST_WORKERS = 32;

/** A coarse curve goes this far unless the reader looks farther. */
export const COARSE_REACH = 16;

/** The events that an answer to a drag may take: about 20 ms on a processor that is slowed four times. */
export const MOST_COARSE_EVENTS = 20_000;

/** What a batch brings about while nobody waits for a core: its samples need no events of their own. */
const EVENTS_AT_ONCE = 40;

/** What the start of a forked worker brings about. */
const EVENTS_PER_START = 20;

/** A batch with less CPU time than this is not made smaller: handing it over would weigh too much. */
const LEAST_CPU_MS = 40;

const COUNTS: readonly number[] = [0, 1, 2, 3, 4, 6, 8, 12, 16];
const FEW_COUNTS: readonly number[] = [0, 1, 2, 4, 8, 16];

/** One run of a coarse curve. */
export interface CoarseRun {
  readonly numWorkers: number;
  /** Cut to its steady state. */
  readonly wish: Wish;
  /** At most so many events take place in it. */
  readonly events: number;
}

/**
 * The runs of a coarse curve: as many and as long as an answer to a drag has time for. What gives way,
 * in this order: every other number of workers; the length of the runs; the size of a batch, whose cost
 * is in proportion, so that the hand-over weighs a little too much. Null when all that is not enough.
 */
export function coarsePlan(wish: Wish): readonly CoarseRun[] | null {
  for (const plan of plansOf(wish)) {
    const runs = plan();
    if (runs.reduce((sum, { events }) => sum + events, 0) <= MOST_COARSE_EVENTS) return runs;
  }
  return null;
}

/** The runs of the coarsest curve, however long they take. */
export function roughPlan(wish: Wish): readonly CoarseRun[] {
  return plansOf(wish).at(-1)?.() ?? [];
}

function plansOf(wish: Wish): readonly (() => readonly CoarseRun[])[] {
  return [
    () => runsOf(wish, COUNTS, COARSE),
    () => runsOf(wish, FEW_COUNTS, COARSE),
    ...halvings(wish).map((batchSize) => () => runsOf(withBatchSize(wish, batchSize), FEW_COUNTS, QUICK)),
  ];
}

function runsOf(wish: Wish, counts: readonly number[], effort: Effort): readonly CoarseRun[] {
  const own = Math.min(wish.loader.numWorkers, MOST_WORKERS);
  const all = [...new Set([...counts, own])].sort((a, b) => a - b);
  return all.map((numWorkers) => {
    const short = cutShort(steadyWish(wish, numWorkers, effort), effort);
    return { numWorkers, wish: short, events: eventsIn(short) };
  });
}

/** An iterable dataset has its own end; a drag does not wait for it. */
function cutShort(wish: Wish, effort: Effort): Wish {
  const { training, loader } = wish;
  if (training.breakAfterBatches !== null) return wish;
  const counted = Math.max(effort.batches, effort.perWorker * loader.numWorkers);
  return {
    ...wish,
    training: { ...training, epochs: 1, breakAfterBatches: training.excludedBatches + counted },
  };
}

function eventsIn(wish: Wish): number {
  const { workload, loader, training, machine } = wish;
  const credits = loader.numWorkers * loader.prefetchFactor;
  const batches = training.ranks * ((training.breakAfterBatches ?? 0) + credits);
  const contends =
    threadsOf(workload.sample) > 1 ||
    (workload.sample.holdsInterpreterLock && loader.numWorkers > 0) ||
    (workload.sample.storageBytes > 0 && isShared(machine.storage)) ||
    training.ranks * (loader.numWorkers + 1) > machine.cores;
  const starting = training.ranks * loader.numWorkers * EVENTS_PER_START;
  return starting + batches * (contends ? eventsPerBatch(wish) : EVENTS_AT_ONCE);
}

function isShared({ requestsPerSecond, bytesPerSecond }: Wish["machine"]["storage"]): boolean {
  return requestsPerSecond !== null || bytesPerSecond !== null;
}

/** The batch size and its halves. */
function halvings({ loader, workload }: Wish): number[] {
  const least = Math.max(1, LEAST_CPU_MS / Math.max(1e-3, meanOf(workload.sample.cpuMs)));
  const sizes = [loader.batchSize];
  for (let half = Math.floor(loader.batchSize / 2); half >= least; half = Math.floor(half / 2)) {
    sizes.push(half);
  }
  return sizes;
}
