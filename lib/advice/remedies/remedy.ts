import type { Scenario } from "@/lib/sim";
import type { Footprint } from "@/lib/sim/memory";
import type { RemedyId } from "./remedyId";

/** What a remedy changes: the scenario of a run, and what that does not say. */
export interface Setup {
  readonly scenario: Scenario;
  /** What the run takes besides its batches; without one, what most loops come to. */
  readonly footprint?: Footprint;
  /** `ulimit -n`: descriptors that a process may have open; without one, {@link DEFAULT_OPEN_FILES}. */
  readonly openFiles?: number;
  /** Cores that the host has in all, where the job is granted a part of them; without it, more can always be had. */
  readonly hostCores?: number;
}

/** The soft limit of most Linux distributions. */
export const DEFAULT_OPEN_FILES = 1024;

/** A remedy carried out in one strength. */
export interface Variant {
  readonly setup: Setup;
  /** What to type: an argument of `DataLoader(...)`, a line of the script, a command. */
  readonly code: string;
}

/** Whether a remedy can be tried on a setup: in its strengths, the mildest first, or why not. */
export type Trial =
  | { readonly applies: true; readonly variants: readonly [Variant, ...Variant[]] }
  | { readonly applies: false; readonly reason: string };

/** A change that a user can make. */
export interface Remedy {
  readonly id: RemedyId;
  /** As an imperative: `Start more workers`. */
  readonly title: string;
  /** What it does, in one sentence. */
  readonly does: string;
  /** What one pays for it, in one sentence. */
  readonly costs: string;
  /** What is taken for granted of its effect, where the simulator cannot know it; null where it can. */
  readonly assumes: string | null;
  /**
   * What it changes of the training itself, in one sentence: which samples come in which order, or what is
   * computed with them. Absent where the same numbers come out. Where another remedy does as much, one that
   * changes the training is never the first to be named.
   */
  readonly changesTraining?: string;
  /** Pure; runs nothing. */
  readonly on: (setup: Setup) => Trial;
}

/** A remedy that can be tried. */
export function trial(first: Variant, ...stronger: readonly Variant[]): Trial {
  return { applies: true, variants: [first, ...stronger] };
}

/** A remedy that cannot, and why: a sentence. */
export function notHere(reason: string): Trial {
  return { applies: false, reason };
}
