import { type Figures, figuresOf } from "./figures";
import { groupBy } from "./groupBy";
import { judge, type Judgement } from "./judge";
import { recordedRuns } from "./recordedRuns";

/** The simulator against all recorded runs. */
export interface Report {
  readonly judgements: readonly Judgement[];
  /** By name, e.g. `torch-2.13`. */
  readonly generations: ReadonlyMap<string, Figures>;
}

let made: Report | null = null;

/** Judges every recorded run: some ten seconds the first time, nothing after that. */
export function conformanceReport(): Report {
  return (made ??= makeReport());
}

function makeReport(): Report {
  const judgements = recordedRuns().flatMap((recorded) => judge(recorded) ?? []);
  const groups = groupBy(judgements, (j) => j.generation);
  return {
    judgements,
    generations: new Map([...groups].map(([generation, group]) => [generation, figuresOf(group)])),
  };
}
