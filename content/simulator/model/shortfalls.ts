import { figuresByChance } from "@/lib/conformance/byChance";
import { groupBy } from "@/lib/conformance/groupBy";
import type { Judgement } from "@/lib/conformance/judge";
import {
  type Found,
  foundText,
  isMissedInUnseenDigits,
  isReached,
  type Measure,
  MEASURES,
} from "@/lib/conformance/measures";
import type { Report } from "@/lib/conformance/report";
import { beyondBar } from "./beyondBar";
import { remarksOn } from "./remarks";
import { listed } from "@/lib/words/listed";
import { percent, workloadName } from "./text";

/** A measure that stays short of its bar somewhere, and why. */
export interface Shortfall {
  readonly measure: Measure;
  /** What was found in each generation that is short. */
  readonly found: readonly string[];
  /** What would be left if the simulator had no error at all, in a sentence; nothing where that is not known. */
  readonly byChance: readonly string[];
  readonly sentences: readonly string[];
  /** The runs that are further off than the bar. */
  readonly beyond: readonly Judgement[];
}

/** Every measure with a bar that a generation does not reach. */
export function shortfallsOf(report: Report): Shortfall[] {
  return MEASURES.flatMap((measure: Measure): Shortfall[] => {
    const { bar, of } = measure;
    if (bar === null) return [];
    const short = [...report.generations].filter(([, figures]) => !isReached(of(figures), bar));
    if (short.length === 0) return [];
    const beyond = beyondBar(
      measure.id,
      bar,
      report.judgements.filter((j) => short.some(([generation]) => generation === j.generation)),
    );
    return [
      {
        measure,
        found: short.map(([generation, figures]) => `${foundText(of(figures))} with ${generation}`),
        beyond,
        byChance: byChance(
          measure,
          short.map(([generation]) => generation),
          report,
        ),
        sentences: [
          ...short
            .filter(([, figures]) => isMissedInUnseenDigits(of(figures), bar))
            .map(([generation]) => `With ${generation} the bar is missed by less than the last digit shows.`),
          ...(bar.kind === "share" ? whichWorkloads(beyond) : whichRuns(beyond, bar)),
          ...remarksOn(measure.id, beyond, report),
        ],
      },
    ];
  });
}

function whichRuns(beyond: readonly Judgement[], bar: Found): string[] {
  if (beyond.length === 0) return [];
  const groups = [...groupBy(beyond, (j) => j.workload)].toSorted(([, a], [, b]) => b.length - a.length);
  const named = groups.map(([workload, group]) => `${workloadName(workload)} (${group.length})`);
  const which = beyond.length === 1 ? "One run lies" : `${beyond.length} runs lie`;
  const limit = bar.kind === "figure" ? percent(bar.p95) : "the bar";
  return [`${which} beyond ${limit}: ${listed(named)}.`];
}

function whichWorkloads(beyond: readonly Judgement[]): string[] {
  const named = [...groupBy(beyond, (j) => j.workload)].map(([workload, group]) => {
    const generations = [...new Set(group.map((j) => j.generation))];
    return `${workloadName(workload)} (${listed(generations)})`;
  });
  return [`Workloads with a larger median: ${listed(named)}.`];
}

/** Measures that the spread of the repeats has a part in, and that do not take it off already. */
const WITH_CHANCE: readonly string[] = [
  "composedQuiet",
  "predictedQuiet",
  "worstWorkload",
  "medianWorkload",
  "firstBatchQuiet",
];

/** What would be left if the simulator had no error at all. */
function byChance({ id, of }: Measure, generations: readonly string[], { judgements }: Report): string[] {
  if (!WITH_CHANCE.includes(id)) return [];
  const left = generations.map((generation) => {
    const figures = figuresByChance(judgements.filter((j) => j.generation === generation));
    return `${foundText(of(figures))} with ${generation}`;
  });
  return [
    `Without any error of the simulator, ${listed(left)} would be left: so far do the repeats of a run lie apart.`,
  ];
}
