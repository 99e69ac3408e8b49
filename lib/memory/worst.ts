import { toScenario } from "@/lib/scenario-store";
import { type AtMost, type Holder, mostByPart } from "@/lib/sim/memory";
import { footprintFor, mostOf } from "./most";
import type { MemoryStudy } from "./study";

/** Why the worst case is more than a run came to. */
export type Excess = "queue" | "building" | "copies" | "rest";

/** The most that a run's loader may come to need, where that is more than the run needs. */
export interface Worst extends AtMost {
  /** What makes up the difference, the largest first. */
  readonly because: readonly Excess[];
}

/** A difference that is smaller than this share of the whole is none. */
const SAME_SHARE = 0.005;

/** A part of a difference that is smaller than this is not worth its words. */
const SMALL_SHARE = 0.1;

/** Where the parts of the worst case are in a run. */
const HELD: Readonly<Record<Exclude<Excess, "rest">, readonly Holder[]>> = {
  queue: ["inFlight", "heapBatches", "pinnedPool", "consumer"],
  building: ["building"],
  copies: ["datasetCopies"],
};

/** The worst case beside a run; null where the run came to it. */
export function worstOf({ wish, timeline }: MemoryStudy): Worst | null {
  const most = mostOf(wish);
  const { ram, shm } = timeline.peaks;
  const isMore = (all: number, peak: number): boolean => all > (1 + SAME_SHARE) * peak;
  if (!isMore(most.ramBytes, ram.value) && !isMore(most.shmBytes, shm.value)) return null;
  const parts = mostByPart(toScenario(wish), footprintFor(wish));
  const row = timeline.ramBytes.indexOf(ram.value);
  const held = (excess: keyof typeof HELD): number =>
    HELD[excess].reduce((sum, holder) => sum + (timeline.holders[holder][row] ?? 0), 0);
  const gaps: readonly (readonly [Excess, number])[] = [
    ["queue", Math.max(parts.batches + parts.fed + parts.pinned - held("queue"), most.shmBytes - shm.value)],
    ["building", parts.building - held("building")],
    ["copies", parts.copies - held("copies")],
  ];
  const whole = Math.max(most.ramBytes - ram.value, most.shmBytes - shm.value);
  const named = gaps
    .filter(([, bytes]) => bytes >= SMALL_SHARE * whole)
    .toSorted(([, a], [, b]) => b - a)
    .map(([excess]) => excess);
  return { ...most, because: named.length === 0 ? ["rest"] : named };
}
