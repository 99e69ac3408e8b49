import type { Wish } from "@/lib/scenario-store";
import type { Result } from "@/lib/sim";
import { type MemoryStudy, studyOf } from "../study";
import type { Candidate } from "./candidate";
import { keepingLess, packed, smallerBatches } from "./data";
import { fewerWorkers, forked, leavingWorkers, shallower, whatFits, withoutPinning } from "./loader";
import { biggerShm, moreFiles } from "./machine";

/** A change that helps, with what it does. */
export interface MemoryRemedy extends Candidate {
  readonly ramBytes: number;
  readonly shmBytes: number;
  /** Throughput afterwards, relative to before. */
  readonly rateShare: number;
}

/** Throughput within this share counts as the same. */
const SAME_RATE = 0.02;

/** A run that fits already is only helped by less than this share of its peak. */
const WORTH_IT = 0.97;

/** From this effort on a change is one of the training, not of the loader. */
const CHANGES_TRAINING = 3;

/** How many are shown. */
const SHOWN = 3;

/**
 * The cheapest changes that let a run live, or, where it lives, that take the most off its peak: first
 * those that cost no throughput, the least effort first.
 */
export function remediesFor(before: MemoryStudy, run: (wish: Wish) => Result): readonly MemoryRemedy[] {
  const rate = before.result.totals.samplesPerSecond;
  const tried = candidatesFor(before).flatMap((candidate): readonly MemoryRemedy[] => {
    const { timeline, failure, result } = studyOf(candidate.wish, run);
    if (failure !== null) return [];
    const { ram, shm } = timeline.peaks;
    const helps = before.failure !== null || ram.value < WORTH_IT * before.timeline.peaks.ram.value;
    if (!helps) return [];
    const rateShare = rate === 0 ? 1 : result.totals.samplesPerSecond / rate;
    return [{ ...candidate, ramBytes: ram.value, shmBytes: shm.value, rateShare }];
  });
  const lost = ({ rateShare }: MemoryRemedy): number => (rateShare >= 1 - SAME_RATE ? 0 : 1 - rateShare);
  const kept =
    before.failure === null
      ? tried.filter((remedy) => lost(remedy) === 0 && remedy.effort < CHANGES_TRAINING)
      : tried;
  return kept
    .toSorted((a, b) =>
      before.failure === null
        ? a.ramBytes - b.ramBytes || a.effort - b.effort
        : a.effort - b.effort + 10 * (lost(a) - lost(b)) || a.ramBytes - b.ramBytes,
    )
    .filter(({ family }, index, all) => all.findIndex((other) => other.family === family) === index)
    .slice(0, SHOWN);
}

function candidatesFor({ wish, limits, failure }: MemoryStudy): readonly Candidate[] {
  return [
    ...shallower(wish),
    ...fewerWorkers(wish),
    ...biggerShm(wish, failure !== null && failure.what === "shm"),
    ...withoutPinning(wish),
    ...packed(wish),
    ...forked(wish),
    ...leavingWorkers(wish),
    ...keepingLess(wish),
    ...moreFiles(wish, limits.openFiles, failure?.what === "openFiles"),
    ...smallerBatches(wish),
    ...whatFits(wish),
  ];
}
