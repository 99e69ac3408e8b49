import type { Setup } from "@/lib/advice/remedies";
import { handOverOf } from "@/lib/bounds/handOver";
import type { Reading } from "@/lib/instruments";
import type { TrialSheet } from "@/lib/quiz/examiner/sheet";
import { workerShares } from "@/lib/quiz/examiner/workerShares";
import type { Outcome } from "@/lib/quiz/objective";
import type { QuizCase } from "@/lib/quiz/quizCase";
import { hasWorkers, meanOf } from "@/lib/sim";
import { meanBetween } from "@/lib/signals/meanBetween";
import { type Quantity, quantitiesIn } from "./quantities";

const of = (kind: Quantity["of"], value: number): Quantity => ({ of: kind, value, room: 0, words: "" });
const time = (ms: number) => of("time", ms);
const bytes = (value: number) => of("bytes", value);
const count = (value: number) => of("count", value);

/** Every number of a setting, by what the end of its name says of its unit. */
function settingsIn(value: unknown, name = ""): readonly Quantity[] {
  if (typeof value === "number") {
    if (/(^m|M)s$/.test(name)) return [time(value)];
    if (/bytesPerSecond/i.test(name)) return [of("bytesPerSecond", value)];
    return [/bytes/i.test(name) ? bytes(value) : count(value)];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "costs" ? [] : settingsIn(inner, Array.isArray(value) ? name : key),
  );
}

/** What follows from the settings by multiplying. */
function derivedFrom({ scenario, footprint, openFiles = 1024 }: Setup): readonly Quantity[] {
  const { workload, loader, training, machine } = scenario;
  const { sample, payload, dataset } = workload;
  const workers = hasWorkers(loader) ? loader.numWorkers : 0;
  const prefetch = hasWorkers(loader) ? loader.prefetchFactor : 0;
  const samples =
    dataset.kind === "map" ? dataset.samples : dataset.shardSamples.reduce((so, one) => so + one, 0);
  const sampleMs = meanOf(sample.cpuMs) + meanOf(sample.waitMs);
  const handOver = handOverOf(scenario);
  return [
    ...settingsIn(footprint),
    count(samples),
    count(Math.ceil(samples / loader.batchSize)),
    count(workers * prefetch),
    count(workers * training.ranks),
    count(workers * prefetch * loader.batchSize),
    count(openFiles),
    count(machine.cores - Math.max(1, workers)),
    count(payload.bytes),
    count(payload.kind === "tensors" ? Math.floor((openFiles - 1) / payload.tensors) : 0),
    time(sampleMs),
    time(sampleMs * loader.batchSize),
    time(machine.storage.latencyMs),
    time(handOver.receiveMs + handOver.serveMs),
    time(handOver.pinMs),
    time((1000 * payload.bytes) / machine.link.pinnedBytesPerSecond),
    time((1000 * payload.bytes) / machine.link.pageableBytesPerSecond),
    time(machine.costs.lifecycle.endMs),
    time(machine.costs.lifecycle.spawnedBootMs),
    bytes(payload.bytes),
    bytes(footprint?.dataset.bytes ?? 0),
    bytes(sample.storageBytes),
  ];
}

/** What a run comes to besides what instruments show of it. */
function measuredOf({ result, memory }: Outcome): readonly Quantity[] {
  const { totals, batches } = result;
  const { batchMs, asleep, runnable, computing } = workerShares(result);
  return [
    time(batchMs),
    time(1000 / Math.max(1e-9, totals.batchesPerSecond)),
    time(meanBetween(batches.copyStartMs, batches.copyEndMs)),
    time(meanBetween(batches.takenMs, batches.receivedMs)),
    time(meanBetween(batches.nextCallMs, batches.nextReturnMs)),
    time(totals.wallMs),
    time(totals.iteratorMs),
    time(totals.firstBatchMs),
    count(totals.samplesPerSecond),
    count(totals.samples),
    count(totals.batches),
    count(memory.peaks.descriptors.value),
    ...[asleep, runnable, computing].map((share) => of("percent", 100 * share)),
  ];
}

function shownBy({ numbers, strips }: Reading): readonly Quantity[] {
  return [...numbers.map(({ text }) => text), ...strips.flatMap(({ texts }) => texts)].flatMap(quantitiesIn);
}

/** Every number that a case may tell: of its settings, its report, its instruments, and its remedies. */
export function factsOf(
  quizCase: QuizCase,
  begun: readonly {
    readonly setup: Setup;
    readonly outcome: Outcome;
    readonly readings: readonly Reading[];
  }[],
  trials: readonly TrialSheet[],
): readonly Quantity[] {
  const { wish, source, assumed, visibleCores, hostCores } = quizCase;
  return [
    ...settingsIn(wish),
    ...[visibleCores, hostCores].flatMap((cores) => (cores === undefined ? [] : [count(cores)])),
    ...[source.figures, ...assumed].flatMap(quantitiesIn),
    ...begun.flatMap(({ setup, outcome, readings }) => [
      ...derivedFrom(setup),
      ...measuredOf(outcome),
      ...readings.flatMap(shownBy),
    ]),
    ...trials.flatMap(({ measured, after }) => [...quantitiesIn(measured), ...after.flatMap(shownBy)]),
  ];
}

/** Every sentence of a case, by where it stands. Answers of guesses name ranges: they are tested elsewhere. */
export function textsOf({ title, situation, logLine, prediction, rounds }: QuizCase): readonly string[] {
  return [
    title,
    situation,
    ...(logLine === null ? [] : [logLine]),
    prediction.question,
    ...rounds.flatMap(({ causes, hints, equivalent = [], gaveAway, misled }) => [
      ...causes.flatMap(({ label, feedback }) => [label, feedback]),
      ...hints,
      ...equivalent.map(({ because }) => because),
      gaveAway,
      misled,
    ]),
  ];
}
