import type { Wish } from "@/lib/scenario-store";
import type { Result } from "@/lib/sim";
import type { Way } from "./way";

/** A state of the settings and its run, recorded with signals at least. */
export interface Attempt {
  readonly wish: Wish;
  readonly result: Result;
  /** Where a reader starts from, such as a preset or a link: nothing that they have done. */
  readonly isStart?: boolean;
}

/** Whether a phenomenon was produced, and in a sentence what shows it or what is missing. */
export interface TaskOutcome {
  readonly done: boolean;
  readonly sentence: string;
  /** The batch that shows it, where one does. */
  readonly batch?: number;
}

/** A phenomenon to be produced with the settings; what was simulated of an attempt `A` ticks it. */
export interface Task<A = Attempt, Shown = Result> {
  readonly id: string;
  readonly title: string;
  /** From a nudge to the way to do it. */
  readonly hints: readonly string[];
  /** A way that leads there from any state, where hints can't. */
  readonly way?: Way;
  /** Null when there is nothing to guess. */
  readonly prediction: Prediction<Shown> | null;
  /** Looks at the last attempt, in the light of those before it. An empty history is no attempt. */
  check(history: readonly A[]): TaskOutcome;
}

/** A guess that a reader makes before they see what happens; `Shown` is what they see then. */
export interface Prediction<Shown = Result> {
  readonly question: string;
  readonly options: readonly string[];
  /** The change that the question is about. */
  apply(wish: Wish): Wish;
  /** Which of the options it turned out to be. */
  outcome(shown: Shown): number;
}

/** The phenomenon is there. */
export function done(sentence: string): TaskOutcome {
  return { done: true, sentence };
}

/** It is not there yet. */
export function missing(sentence: string): TaskOutcome {
  return { done: false, sentence };
}

/** The outcome before the first attempt. */
export const UNTRIED = missing("Change a setting to begin.");

/** The outcome where the phenomenon is there before the reader has done anything. */
function there({ sentence }: TaskOutcome): TaskOutcome {
  return missing(`${sentence} It was there before you did anything: make it go away first.`);
}

/** A task that no choice of a start ticks: only what a reader has changed since then counts. */
export function doneByReader<A extends { readonly isStart?: boolean }, Shown>(
  task: Task<A, Shown>,
): Task<A, Shown> {
  return {
    ...task,
    check: (history) => {
      const start = history.findLastIndex(({ isStart }) => isStart === true);
      const since = history.slice(Math.max(0, start));
      const outcome = task.check(since);
      return outcome.done && start >= 0 && since.length === 1 ? there(outcome) : outcome;
    },
  };
}
