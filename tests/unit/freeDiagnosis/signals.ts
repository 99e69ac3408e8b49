import { computingFraction } from "@/lib/advice/computing";
import { readingsOf } from "@/lib/instruments";
import { processShares } from "@/lib/instruments/processShares";
import { endsOf, waitsOf } from "@/lib/instruments/waits";
import { instrumentRun } from "@/lib/quiz/examiner/instrumentRun";
import { workerShares } from "@/lib/quiz/examiner/workerShares";
import type { Outcome } from "@/lib/quiz/objective";
import type { QuizCase } from "@/lib/quiz/quizCase";
import { outcomeOf, setupOf } from "@/lib/quiz/trial";
import { fixed, hasWorkers, meanOf, type Scenario, simulate } from "@/lib/sim";

/** A case as its reader finds it, with what they may try on it. */
export interface Seen {
  readonly scenario: Scenario;
  readonly outcome: Outcome;
  /** Milliseconds inside each `next()`, without the first. */
  readonly waits: readonly number[];
  /** The same after a sleep before each, long enough for every batch in flight to be finished; of tensors that are handed over. */
  readonly afterSleep: () => number;
}

/** Runs a case. */
export function seenIn(quizCase: QuizCase): Seen {
  const setup = setupOf(quizCase);
  const outcome = outcomeOf(setup);
  let slept: number | null = null;
  return {
    scenario: setup.scenario,
    outcome,
    waits: waitsOf(instrumentRun(outcome)).slice(1),
    afterSleep: () => (slept ??= waitAfterSleep(setup.scenario, workerShares(outcome.result).batchMs)),
  };
}

/** The mean wait where the loop sleeps before each `next()`; the GPU stands for the sleep. */
function waitAfterSleep(scenario: Scenario, batchMs: number): number {
  const result = simulate(
    {
      ...scenario,
      training: { ...scenario.training, stepMs: fixed(4 * batchMs), readsLoss: true, ranks: 1 },
    },
    "signals",
  );
  const { batches } = result;
  const waits = Array.from(
    { length: batches.count },
    (_, row) => (batches.nextReturnMs[row] ?? 0) - (batches.nextCallMs[row] ?? 0),
  );
  return mean(waits.slice(1));
}

const sum = (values: readonly number[]) => values.reduce((so, value) => so + value, 0);
const mean = (values: readonly number[]) => sum(values) / Math.max(1, values.length);
const workersOf = ({ loader }: Scenario) => (hasWorkers(loader) ? loader.numWorkers : 0);

const isIdle = ({ outcome: { result } }: Seen) => computingFraction(result) < 0.9;
const isQuick = ({ outcome: { result } }: Seen) => result.totals.waitFraction < 0.1;

/** Waits that are clearly longer than most. */
const longOnes = (waits: readonly number[]) => waits.filter((ms) => ms > 0.3 * Math.max(...waits));

/** Of the time that is waited in all, the part that falls on one place of every n. */
function inOnePlace(waits: readonly number[], n: number): number {
  const places = Array.from({ length: Math.max(1, n) }, (_, place) =>
    sum(waits.filter((__, index) => index % n === place)),
  );
  return Math.max(...places) / Math.max(1e-9, sum(waits));
}

function comesInBursts({ waits, scenario }: Seen): boolean {
  return (
    inOnePlace(waits, workersOf(scenario)) > 0.8 ||
    waits.filter((ms) => ms > 0.2 * mean(waits)).length > waits.length / 2
  );
}

/** The longest wait of an epoch, its end included, against what is usual within it. */
function isOnceAnEpoch({ outcome }: Seen): boolean {
  const { result } = outcome;
  const { batches, totals } = result;
  const rows = Array.from({ length: batches.count }, (_, row) => row);
  const isFirst = (row: number) => row === 0 || batches.epoch[row] !== batches.epoch[row - 1];
  const waitOf = (row: number) => (batches.nextReturnMs[row] ?? 0) - (batches.nextCallMs[row] ?? 0);
  const usual = Math.max(...rows.filter((row) => !isFirst(row)).map(waitOf));
  const once = Math.max(
    totals.iteratorMs,
    ...rows.filter(isFirst).map(waitOf),
    ...endsOf(instrumentRun(outcome)),
  );
  return once > 3 * usual && once > (0.1 * totals.wallMs) / outcome.result.scenario.training.epochs;
}

const coresInUse = ({ outcome: { result }, scenario }: Seen) =>
  result.totals.cpuMs / Math.max(1e-6, result.totals.wallMs) / scenario.machine.cores;
const processes = ({ outcome }: Seen) => {
  const [main, ...workers] = processShares(instrumentRun(outcome));
  return { mainCpu: main?.cpu ?? 0, workers };
};
const cpuOf = (seen: Seen) => processes(seen).workers.map(({ cpu }) => cpu);
const utilisation = ({ outcome }: Seen) => {
  const [reading] = readingsOf("storage", [instrumentRun(outcome)]);
  return Number.parseFloat(reading?.numbers.find(({ label }) => label === "%util")?.text ?? "0");
};
const firstWaitMs = ({ outcome: { result } }: Seen) =>
  (result.batches.nextReturnMs[0] ?? 0) - (result.batches.nextCallMs[0] ?? 0);
const longestEndMs = ({ outcome }: Seen) => Math.max(0, ...endsOf(instrumentRun(outcome)));
const alone = (seen: Seen) => workerShares(seen.outcome.result).batchMs / firstWaitMs(seen);
const copyMs = ({ outcome: { result } }: Seen) =>
  mean(Array.from(result.batches.copyEndMs, (endMs, row) => endMs - (result.batches.copyStartMs[row] ?? 0)));
const iterationMs = ({ outcome: { result } }: Seen) => 1000 / result.totals.batchesPerSecond;

/** A wait after a sleep is as slow as before from this part of the usual one on. */
const STILL_SLOW = 0.3;

/** What each answer of the tree says, by its words, as something that a run shows or does not. */
export const SIGNALS: Readonly<Record<string, (seen: Seen) => boolean>> = {
  "Slow, again and again, and the GPU waits": (seen) =>
    !isQuick(seen) && isIdle(seen) && !isOnceAnEpoch(seen),
  "Slow, and the GPU is busy all the same": (seen) => !isQuick(seen) && !isIdle(seen),
  "Slow once per epoch": isOnceAnEpoch,
  "Quick, and the GPU is busy": (seen) => isQuick(seen) && !isIdle(seen),
  "Quick, and the GPU is idle all the same": (seen) => isQuick(seen) && isIdle(seen),
  "The run dies, or its memory grows": ({ outcome }) => outcome.failure !== null,

  "Slow even after the sleep": (seen) => seen.afterSleep() > STILL_SLOW * mean(seen.waits),
  "Quick after the sleep; then every n-th is slow, with n workers, or all are": (seen) =>
    seen.afterSleep() < STILL_SLOW * mean(seen.waits) && comesInBursts(seen),
  "Quick after the sleep; then a slow one now and then": (seen) =>
    seen.afterSleep() < STILL_SLOW * mean(seen.waits) &&
    !comesInBursts(seen) &&
    longOnes(seen.waits).length < seen.waits.length / 4,
  "There are no workers: num_workers=0": ({ scenario }) => !hasWorkers(scenario.loader),

  "All cores are busy": (seen) => coresInUse(seen) > 0.85,
  "The disk is: %util near 100": (seen) => utilisation(seen) > 90,
  "The network is: received bytes near the speed of the link": ({ outcome: { result }, scenario }) => {
    const { latencyMs, bytesPerSecond } = scenario.machine.storage;
    const read = result.totals.samplesPerSecond * scenario.workload.sample.storageBytes;
    return latencyMs >= 5 && bytesPerSecond !== null && scenario.training.ranks * read > 0.8 * bytesPerSecond;
  },
  "Nothing is busy: in py-spy dump, workers stand in a read, a request, a select": (seen) =>
    coresInUse(seen) < 0.3 && utilisation(seen) < 90 && workerShares(seen.outcome.result).asleep > 0.6,
  "Every worker keeps one core busy, and other cores are idle": (seen) =>
    coresInUse(seen) < 0.85 && Math.min(...cpuOf(seen)) > 0.8,
  "One or some workers are busy; the others wait in get(), or are gone": (seen) =>
    coresInUse(seen) < 0.85 && Math.max(...cpuOf(seen)) > 0.7 && Math.min(...cpuOf(seen)) < 0.2,
  "No worker is: they wait in get(), while a thread of the main process is busy": (seen) =>
    coresInUse(seen) < 0.85 && Math.max(...cpuOf(seen)) < 0.7 && processes(seen).mainCpu > 0.5,

  "Many more busy threads than workers": ({ scenario }) => scenario.workload.sample.libraryThreads > 1,
  "Workers of all ranks together are more than the cores": ({ scenario }) =>
    scenario.workload.sample.libraryThreads === 1 &&
    scenario.training.ranks * workersOf(scenario) > scenario.machine.cores,
  "About one busy thread for each core": ({ scenario }) =>
    scenario.workload.sample.libraryThreads === 1 &&
    scenario.training.ranks * workersOf(scenario) <= scenario.machine.cores,
  "Decoding, arithmetic, a library": ({ scenario }) => !scenario.workload.sample.holdsInterpreterLock,
  "My own Python code, and py-spy marks it active+gil": ({ scenario }) =>
    scenario.workload.sample.holdsInterpreterLock && meanOf(scenario.workload.sample.cpuMs) >= 0.05,
  "__getitem__, called thousands of times for a batch": ({ scenario: { workload, loader } }) =>
    meanOf(workload.sample.cpuMs) < 0.05 && loader.batchSize >= 1000,

  "Arrays, lists, images, strings": ({ scenario }) => scenario.workload.payload.kind === "byValue",
  "Hundreds of tensors": ({ scenario: { workload } }) =>
    workload.payload.kind === "tensors" && workload.payload.tensors >= 100,
  "A few large tensors, without pin_memory": ({ scenario: { workload, loader } }) =>
    workload.payload.kind === "tensors" &&
    workload.payload.tensors < 100 &&
    workload.payload.bytes > 1e8 &&
    !loader.pinMemory,
  "A few tensors of tiny rows, from memory": ({ scenario: { workload, machine, loader } }) =>
    workload.payload.kind === "tensors" &&
    workload.payload.tensors < 100 &&
    workload.sample.storageBytes === 0 &&
    workload.payload.bytes < 1000 * loader.batchSize &&
    meanOf(workload.sample.cpuMs) < 0.05 &&
    machine.costs.handOver.drawIndexMs < 0.001,

  "A few tensors, and py-spy dump stands in my own sampler": ({ scenario: { machine, loader } }) =>
    machine.costs.handOver.drawIndexMs * loader.batchSize > 5,

  "A copy: Memcpy HtoD (Pageable -> Device)": (seen) =>
    !seen.scenario.loader.pinMemory && copyMs(seen) > 0.3 * iterationMs(seen),
  "Nothing: the gaps are Memcpy HtoD (Pinned -> Device), beside a loop that runs ahead": (seen) =>
    seen.scenario.loader.pinMemory &&
    !seen.scenario.training.readsLoss &&
    copyMs(seen) > 0.3 * iterationMs(seen),
  "item(), cpu(), cudaStreamSynchronize": ({ scenario: { training } }) =>
    training.readsLoss && training.hostMs > 0,
  "My own code: logs, snapshots, metrics": (seen) => seen.scenario.training.hostMs > 0.6 * iterationMs(seen),

  "iter() itself": (seen) =>
    seen.outcome.result.totals.iteratorMs > Math.max(firstWaitMs(seen), longestEndMs(seen)),
  "The first next(), after a short iter()": (seen) =>
    firstWaitMs(seen) > 3 * seen.outcome.result.totals.iteratorMs && firstWaitMs(seen) > longestEndMs(seen),
  "The last next(), which ends the epoch": (seen) =>
    longestEndMs(seen) > Math.max(firstWaitMs(seen), seen.outcome.result.totals.iteratorMs),
  "About as long as the first next()": (seen) => alone(seen) > 0.7,
  "Far less: the first next() is longer, in the first epoch or in every one": (seen) => alone(seen) < 0.5,

  "/dev/shm is full: No space left on device, or a bus error": ({ outcome }) =>
    outcome.failure?.what === "shm",
  "Memory grows all through the epoch; then Killed": (seen) => diedOfRam(seen, 0.2, 1),
  "Memory is full soon after the start; then Killed": (seen) => diedOfRam(seen, 0, 0.2),
  "Too many open files, or received 0 items of ancdata": ({ outcome }) =>
    outcome.failure?.what === "openFiles",
};

/** Whether the run ran out of RAM within this part of it. */
function diedOfRam({ outcome: { failure, result } }: Seen, from: number, until: number): boolean {
  const at = (failure?.atMs ?? 0) / result.totals.wallMs;
  return failure?.what === "ram" && at >= from && at < until;
}
