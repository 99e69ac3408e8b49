import type { SharedModel } from "./sharedModel";

/** What an engine made of some groups of models. */
export interface Answer {
  readonly name: string;
  readonly groups: readonly {
    /** When each of the models ends. */
    readonly totalsMs: readonly number[];
    /** Median time that all of them took together. */
    readonly ms: number;
  }[];
}

/** Runs each group so many times. Null when the engine isn't there. */
export type Engine = (groups: readonly (readonly SharedModel[])[]) => Promise<Answer | null>;
