import { formatBytes } from "@/lib/format/bytes";
import { formatCount, formatPercent, formatPerSecond } from "@/lib/format/number";
import { elapsed, type Excess, headroomInWords, type MemoryStudy, mostOf, worstOf } from "@/lib/memory";
import { type Failure, HOLDERS, limitsCrossed, type MemoryTimeline } from "@/lib/sim/memory";
import { listed } from "@/lib/words/listed";
import { holderLayers, type Measure } from "./layers";

/** The outcome of a run in a sentence or two. When it ends is only known from all ranks, simulated exactly. */
export function headlineOf(study: MemoryStudy, isExact = true): string {
  const { failure, timeline, limits, clock } = study;
  const { ram, shm } = timeline.peaks;
  if (failure === null) {
    return `This run fits. At its peak it needs ${formatBytes(ram.value)} of ${formatBytes(limits.ramBytes)} RAM, and ${formatBytes(shm.value)} of ${formatBytes(limits.shmBytes)} in /dev/shm.`;
  }
  const when = isExact ? `after ${elapsed(clock, failure.atMs)}${readBy(study, failure)}` : "before its time";
  return `It ends ${when}: ${causeOf(failure)}.`;
}

/** What the same loader may come to need, beside what the run needs: why that is more, and what is left then. */
export function worstInWords(study: MemoryStudy): WorstInWords | null {
  const { wish, limits, failure } = study;
  const worst = worstOf(study);
  if (worst === null) {
    const words = failure === null ? headroomInWords(wish, mostOf(wish)) : null;
    return words === null
      ? null
      : { words: `Whatever its timing, it takes no more. ${words}`, isTooMuch: false };
  }
  const isTooMuch = failure === null && limitsCrossed(worst, limits).length > 0;
  const once = `once ${listed(worst.because.map((excess) => EXCESS_WORDS[excess]))}`;
  const takes = `it takes up to ${formatBytes(worst.ramBytes)} of RAM (${formatBytes(limits.ramBytes)} here) and ${formatBytes(worst.shmBytes)} in /dev/shm (${formatBytes(limits.shmBytes)})`;
  if (failure !== null) return { words: `Without that limit, ${once}, ${takes}.`, isTooMuch };
  if (isTooMuch) return { words: `But it may not last: ${once}, ${takes}.`, isTooMuch };
  const left = headroomInWords(wish, worst) ?? "";
  return { words: `The worst case is more: ${once}, ${takes}. ${left}`.trim(), isTooMuch };
}

/** A sentence or two, and whether they say that a run that fits may come not to. */
interface WorstInWords {
  readonly words: string;
  readonly isTooMuch: boolean;
}

const EXCESS_WORDS: Readonly<Record<Excess, string>> = {
  queue: "a pause of the loop fills the queue",
  building: "all workers build a batch at once",
  copies: "every worker has read all of the dataset",
  rest: "all of it comes at once",
};

/** How far a run that ends by what it reads has come in its epoch. */
function readBy({ clock, timeline, trainingFromMs, wish }: MemoryStudy, { atMs }: Failure): string {
  if (clock.stretch === 1) return "";
  const epochMs = (timeline.endMs - trainingFromMs) / wish.training.epochs;
  const epochs = (atMs - trainingFromMs) / epochMs;
  if (epochs < 0) return ", in the pass before training";
  return epochs < 1 ? `, ${formatPercent(epochs)} into the epoch` : `, in epoch ${Math.floor(epochs) + 1}`;
}

/** What the drawn batches stand for, where they stand for more than themselves; null where not. */
export function scaleSentence({ clock, samplesPerSecond }: MemoryStudy): string | null {
  const { stretch, drawnBatches, items } = clock;
  if (stretch === 1) return null;
  const whole = elapsed(clock, (1000 * items) / samplesPerSecond / stretch);
  return `Not every batch is drawn: ${formatCount(drawnBatches)} stand for an epoch over ${formatCount(items)} items, ${whole} at ${formatPerSecond(samplesPerSecond)}. What workers copy by reading is to that scale; the ups and downs of batches in flight are quicker than they look.`;
}

function causeOf({ what, needed, limit }: Failure): string {
  switch (what) {
    case "shm":
      return `/dev/shm is full, ${formatBytes(needed)} would have to go into ${formatBytes(limit)}`;
    case "ram":
      return `RAM is used up, ${formatBytes(needed)} would have to go into ${formatBytes(limit)}`;
    case "openFiles":
      return `${needed} tensors need a descriptor each, and ${limit} are allowed`;
  }
}

/** How a failure shows itself. */
export const EFFECT_WORDS: Readonly<Record<Failure["effect"], string>> = {
  error: "An exception in the main process:",
  hang: "On the terminal, and then nothing, for ever:",
  timeout: "After the loader’s timeout:",
  killed: "The kernel ends a process:",
};

/** What a measure counts, in one sentence with the numbers of the run. */
export function measureSentence(measure: Measure, { ramBytes, processes, peaks }: MemoryTimeline): string {
  const needed = peaks.ram.value;
  const row = ramBytes.indexOf(needed);
  const sum = (key: "rssBytes" | "pssBytes" | "ussBytes"): number =>
    (processes.main[key][row] ?? 0) + (processes.workers[key][row] ?? 0);
  switch (measure) {
    case "holders":
      return `Every byte counts once, whoever maps it: this is what the machine has to have, ${formatBytes(needed)} at the peak.`;
    case "rss": {
      const times = sum("rssBytes") / needed;
      return `RSS counts a shared page in every process that maps it: added up, ${formatBytes(sum("rssBytes"))} at the peak, ${times.toFixed(1)} times what the machine needs.`;
    }
    case "pss":
      return `PSS splits a shared page among its users: added up, ${formatBytes(sum("pssBytes"))} at the peak. Batches on their way in /dev/shm are mapped by nobody and are missing.`;
    case "uss":
      return `USS counts what a process shares with nobody, and what its end would free: ${formatBytes(sum("ussBytes"))} at the peak. Shared pages are in no USS at all.`;
  }
}

/** The picture of RAM for those who do not see it. */
export function describeMemory({ lived: timeline, limits, failure, clock }: MemoryStudy): string {
  const { peaks, ramBytes } = timeline;
  const row = ramBytes.indexOf(peaks.ram.value);
  const parts = holderLayers(timeline)
    .filter(({ values }) => (values[row] ?? 0) > 0)
    .map(({ label, values }) => `${label} ${formatBytes(values[row] ?? 0)}`);
  return [
    `Host memory over the run${failure === null ? "" : ", as long as it lives"}, stacked by ${HOLDERS.length} holders.`,
    `Peak ${formatBytes(peaks.ram.value)} after ${elapsed(clock, peaks.ram.atMs)}, limit ${formatBytes(limits.ramBytes)}: ${parts.join(", ")}.`,
    failure === null
      ? "Nothing ends the run."
      : `The run ends after ${elapsed(clock, failure.atMs)}: ${causeOf(failure)}.`,
  ].join(" ");
}

/** The picture of `/dev/shm` for those who do not see it. */
export function describeShm({ lived: { peaks }, limits, clock }: MemoryStudy): string {
  return `Bytes in /dev/shm over the run. Peak ${formatBytes(peaks.shm.value)} after ${elapsed(clock, peaks.shm.atMs)}, limit ${formatBytes(limits.shmBytes)}.`;
}
