import type { Judgement } from "@/lib/conformance/judge";
import { quantile, sizeOf } from "@/lib/conformance/quantile";
import type { Report } from "@/lib/conformance/report";
import type { StageTimes } from "@/lib/conformance/stages";
import { formatMs } from "@/lib/format/number";
import { listed } from "@/lib/words/listed";
import { observedMsPerBatch, percent, workloadName } from "./text";

/** What is known of the errors on some workloads. */
export interface Cause {
  readonly workloads: readonly string[];
  readonly sentences: readonly string[];
}

interface Family {
  /** How the names of its workloads begin. */
  readonly start: string;
  /** What is special about such a sample, and what the files do not tell. */
  readonly nature: string;
}

/** A workload belongs to the first family that fits. */
const FAMILIES: readonly Family[] = [
  {
    start: "tabular",
    nature:
      "A batch of rows is little but hand-over. What that costs was measured once, with one worker and nothing else to do.",
  },
  {
    start: "list_refcount",
    nature:
      "The parent holds two million small objects. The recorder read the workers' memory maps four times a second, and about as often next() stood still for some ten milliseconds: 3 to 13 % of a run, which no cost that was measured alone tells of.",
  },
  {
    start: "mixed",
    nature:
      "The sample's code holds the interpreter lock for most of its time, and the worker's own threads wait for it before they can hand a batch over.",
  },
  {
    start: "cpu_burn_5-py",
    nature:
      "The sample's code holds the interpreter lock, and the worker's own threads wait for it before they can hand a batch over.",
  },
  {
    start: "tokens",
    nature:
      "Batches are padded into ordinary memory; the feeder thread copies them while the worker loads on. About half of such a batch's time is hand-over, whose cost was measured once.",
  },
  {
    start: "big_tensor",
    nature: "A batch of 24 MiB lands in fresh pages each time, and the price of a page varies.",
  },
  {
    start: "io_sleep_lognormal",
    nature:
      "A few long waits decide such a run. A prediction knows how waits are distributed, and not which ones were drawn.",
  },
  { start: "io_sleep", nature: "A sleep ends a little later than asked, and how much later varies." },
  { start: "", nature: "The sample computes, and its CPU time varies from run to run." },
];

/** What was measured of the workloads that some runs belong to, a family at a time. */
export function causesOf(beyond: readonly Judgement[], { judgements }: Report): Cause[] {
  const familyOf = (workload: string) => FAMILIES.find(({ start }) => workload.startsWith(start));
  return FAMILIES.flatMap((family) => {
    const concerned = beyond.filter(({ workload }) => familyOf(workload) === family);
    const worst = concerned.toSorted((a, b) => Math.abs(b.composed) - Math.abs(a.composed))[0];
    if (worst === undefined) return [];
    const workloads = [...new Set(concerned.map(({ workload }) => workload))];
    const all = judgements.filter(({ workload }) => workloads.includes(workload));
    return [
      {
        workloads: workloads.map(workloadName),
        sentences: [
          family.nature,
          ...cpuRangeOf(worst, all),
          ...withHostOf(all),
          errorsOf(all),
          worstOf(worst),
          ...stagesOf(worst),
        ],
      },
    ];
  });
}

/** How much the CPU time of the same samples differed between runs. */
function cpuRangeOf(worst: Judgement, all: readonly Judgement[]): string[] {
  const runs = all.filter((j) => j.generation === worst.generation && j.workload === worst.workload);
  const spent = runs.flatMap(({ run }) =>
    (run.repeats ?? []).flatMap(({ inRun }) => (inRun === undefined ? [] : [inRun.batchLoadCpuMs])),
  );
  const alone = worst.measurement.costs.batchLoadCpuMs;
  if (spent.length < 2 || alone === undefined) return [];
  const middle = quantile(spent, 0.5);
  const told = `Loading a batch took ${formatMs(alone.p50 ?? alone.mean)} of CPU time alone, and in the runs`;
  return [
    `${told} from ${formatMs(Math.min(...spent))} to ${formatMs(Math.max(...spent))}, ${formatMs(middle)} in the median (${workloadName(worst.workload)}, ${worst.generation}).`,
  ];
}

function errorsOf(all: readonly Judgement[]): string {
  const predicted = sizeOf(all.map((j) => j.predicted)).median;
  const composed = sizeOf(all.map((j) => j.composed)).median;
  const spread = quantile(
    all.map((j) => j.spread),
    0.5,
  );
  return `Over all ${all.length} runs the median error is ${percent(predicted)} predicted and ${percent(composed)} composed; repeats differ by ${percent(spread)}.`;
}

function worstOf(worst: Judgement): string {
  const observed = observedMsPerBatch(worst);
  const composed = observed / (1 + worst.composed);
  return `Furthest off, composed: ${worst.run.id} with ${worst.generation}, ${observed.toFixed(2)}\u202fms per batch measured and ${composed.toFixed(2)}\u202fms simulated.`;
}

/** So many runs, and this part of them with the slower repeat simulated too fast, are no accident: less than one in ten by chance. */
const FEWEST = 10;
const TELLING = 0.75;

/**
 * Whether errors follow the host's speed: the repeat whose samples took more CPU time is simulated faster,
 * next to what was recorded, than the one whose samples took least.
 */
function withHostOf(all: readonly Judgement[]): string[] {
  const follows = all.flatMap(({ repeats }) => {
    const told = repeats.flatMap(({ repeat, composed }) =>
      composed === null || repeat.inRun === undefined
        ? []
        : [{ loadMs: repeat.inRun.batchLoadCpuMs, composed }],
    );
    const sorted = told.toSorted((a, b) => a.loadMs - b.loadMs);
    const [fast] = sorted;
    const slow = sorted.at(-1);
    return fast === undefined || slow === undefined || fast === slow ? [] : [slow.composed > fast.composed];
  });
  const agree = follows.filter(Boolean).length;
  if (follows.length < FEWEST || agree < TELLING * follows.length) return [];
  return [
    `The error follows the host's speed: in ${agree} of ${follows.length} runs the repeat whose samples took more CPU time is the one that is simulated too fast, or faster than the other. When samples slow down, so does hand-over, and the file tells its cost only once.`,
  ];
}

/** Where the time of the worst run's stamped repeat went, recorded and simulated. */
function stagesOf({ series }: Judgement): string[] {
  const stages = series?.stages ?? null;
  if (stages === null) return [];
  const both = (pick: (times: StageTimes) => number): string =>
    `${pick(stages.seen).toFixed(2)} and ${pick(stages.made).toFixed(2)}`;
  return [
    `Per batch of its stamped repeat, recorded and simulated, in milliseconds: loading ${both(({ loadMs }) => loadMs)}, collating ${both(({ collateMs }) => collateMs)}, being delivered once it is collated and asked for ${both(({ deliverMs }) => deliverMs)}.`,
  ];
}

/** All workloads in words. */
export function workloadsText({ workloads }: Cause): string {
  return listed(workloads);
}
