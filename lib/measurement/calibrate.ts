import {
  type Cost,
  defaultMachine,
  fixed,
  type HandOverCosts,
  type LifecycleCosts,
  type Loader,
  loaderFrom,
  type MachineCosts,
  type Payload,
  RECORDED_MACHINE_COSTS,
  type Scenario,
} from "@/lib/sim";
import type { InRun, MeasuredRun, Measurement, Repeat, Statistic } from "./schema";

/** What a run itself spent, instead of the costs that were measured alone. */
export interface InRunCosts {
  readonly inRun: InRun;
  readonly repeat: Repeat;
}

/**
 * The scenario of one run of a measurement. Without `spent`, only the costs that were measured alone
 * and the machine enter.
 */
export function scenarioOf(measurement: Measurement, run: MeasuredRun, spent: InRunCosts | null): Scenario {
  const { dataset, machine } = measurement;
  const { training } = run;
  const loader = loaderOf(run);
  const inWorkers = loader.numWorkers > 0;
  const collateMs = typicalOf(measurement.costs.collateMs);
  const inMainMs = typicalOf(measurement.costs.collateInMainMs ?? measurement.costs.collateMs);
  const stepMs = stepOf(measurement, run, spent);
  return {
    seed: spent?.repeat.seed ?? 1,
    workload: {
      dataset: { kind: "map", samples: training.batchesPerEpoch * loader.batchSize, reads: "perSample" },
      sample: {
        waitMs: waitOf(measurement, run, spent),
        cpuMs: cpuOf(
          measurement,
          (spent?.inRun.batchLoadCpuMs ?? loadCpuOf(measurement, run)) / loader.batchSize,
        ),
        storageBytes: 0,
        holdsInterpreterLock: dataset.holdsInterpreterLock,
        libraryThreads: 1,
      },
      collate: {
        inWorkerMs: inWorkers ? (spent?.inRun.collateCpuMs ?? collateMs) : collateMs,
        inMainMs: inWorkers ? inMainMs : (spent?.inRun.collateCpuMs ?? inMainMs),
      },
      payload: payloadOf(measurement),
    },
    loader,
    training: {
      stepMs: fixed(stepMs),
      epochs: training.epochs,
      ranks: 1,
      breakAfterBatches: null,
      readsLoss: true,
      copy: null,
      hostMs: HOST_MS + (training.touchesBatch ? touchMsOf(measurement) : 0),
      excludedBatches: training.excludedBatches,
    },
    machine: { ...defaultMachine, cores: machine.cores, costs: machineCostsOf(measurement) },
  };
}

/** Main process per step: two time stamps and the turn of the loop. Measured: the stamps of the recorded runs lie 0.005 ms apart without a step, and 0.013 to 0.016 ms after one. */
const HOST_MS = 0.01;
/**
 * A `time.sleep` takes this much longer than asked for. Measured: 200 sleeps each of 1, 2 and 5 ms on
 * 2 cores (AMD EPYC VM, Linux 6.18) overshot by 0.12 to 0.13 ms in the median.
 */
const SLEEP_OVERSHOOT_MS = 0.12;

/** Main process: copying a batch that was just mapped. */
function touchMsOf({ dataset }: Measurement): number {
  return (dataset.bytesPerBatch / 1e6) * RECORDED_MACHINE_COSTS.handOver.shareMsPerMegabyte;
}

function loaderOf(run: MeasuredRun): Loader {
  const { loader } = run;
  return loaderFrom({
    batchSize: loader.batchSize,
    numWorkers: loader.numWorkers,
    prefetchFactor: loader.prefetchFactor ?? 2,
    dropLast: true,
    pinMemory: loader.pinMemory,
    persistentWorkers: loader.persistentWorkers,
    inOrder: loader.inOrder,
    startMethod: loader.startMethod ?? "fork",
  });
}

/** Middle of a cost: the median where it is known, since single measurements are disturbed by the host. */
function typicalOf(statistic: Statistic): number {
  return statistic.p50 ?? statistic.mean;
}

function loadCpuOf({ costs }: Measurement, run: MeasuredRun): number {
  if (costs.batchLoadCpuMs !== undefined) return typicalOf(costs.batchLoadCpuMs);
  return costs.sampleCpuMs.mean * run.loader.batchSize;
}

/** CPU time of a sample: the given mean with the spread of the samples that were measured alone. */
function cpuOf({ costs }: Measurement, meanMs: number): Cost {
  const { p50, p95 } = costs.sampleCpuMs;
  if (p50 === undefined || p95 === undefined || p50 < CLOCK_NOISE_MS || p95 <= p50) return fixed(meanMs);
  return { kind: "lognormal", meanMs, sigma: Math.log(p95 / p50) / Z95 };
}

/** Below this, a measured spread is the clock's and not the sample's. */
const CLOCK_NOISE_MS = 0.2;
/** The 95th percentile of the standard normal distribution. */
const Z95 = 1.6449;

function waitOf({ costs }: Measurement, run: MeasuredRun, spent: InRunCosts | null): Cost {
  const draws = spent?.repeat.sampleWaitDrawsMs;
  if (draws !== undefined && draws.length > 0) {
    return { kind: "measured", drawsMs: draws.map((ms) => ms + SLEEP_OVERSHOOT_MS) };
  }
  const meanMs = positive(costs.sampleWallMs.mean - costs.sampleCpuMs.mean);
  const waits = meanMs > 0.5 * costs.sampleWallMs.mean;
  const std = costs.sampleWallMs.std ?? 0;
  if (waits && std > SPREAD_OF_A_DISTRIBUTION * meanMs) return lognormalOf(meanMs, std);
  const { batchLoadWallMs, batchLoadCpuMs } = costs;
  if (batchLoadWallMs === undefined || batchLoadCpuMs === undefined) return fixed(meanMs);
  return fixed(positive(typicalOf(batchLoadWallMs) - typicalOf(batchLoadCpuMs)) / run.loader.batchSize);
}

/** A standard deviation above this part of the mean is taken for a property of the data, not for noise. */
const SPREAD_OF_A_DISTRIBUTION = 0.3;

function lognormalOf(meanMs: number, std: number): Cost {
  return { kind: "lognormal", meanMs, sigma: Math.sqrt(Math.log1p((std / meanMs) ** 2)) };
}

function stepOf({ machine }: Measurement, run: MeasuredRun, spent: InRunCosts | null): number {
  if (spent !== null) return spent.inRun.stepMs;
  const { stepMs } = run.training;
  return stepMs > 0 && (machine.device ?? null) === null ? stepMs + SLEEP_OVERSHOOT_MS : stepMs;
}

function payloadOf({ dataset }: Measurement): Payload {
  const bytes = dataset.bytesPerBatch;
  if (dataset.byValue) return { kind: "byValue", bytes };
  return {
    kind: "tensors",
    tensors: dataset.tensorsPerBatch,
    bytes,
    sharedBy: dataset.collateIntoSharedMemory ? "collate" : "feeder",
  };
}

function machineCostsOf(measurement: Measurement): MachineCosts {
  const known = RECORDED_MACHINE_COSTS;
  return { ...known, handOver: handOverOf(measurement, known.handOver), lifecycle: lifecycleOf(measurement) };
}

function lifecycleOf({ costs }: Measurement): LifecycleCosts {
  const known = RECORDED_MACHINE_COSTS.lifecycle;
  return costs.workerStartMs === undefined ? known : { ...known, startMs: typicalOf(costs.workerStartMs) };
}

/**
 * Splits the CPU time of a hand-over that was measured in all between the threads that take part, in
 * {@link SHARES}.
 */
function handOverOf({ costs, dataset }: Measurement, known: HandOverCosts): HandOverCosts {
  const { handOver } = costs;
  if (handOver === undefined) return known;
  const tensors = Math.max(1, dataset.tensorsPerBatch);
  const megabytes = dataset.bytesPerBatch / 1e6;
  const workerMs = positive(handOver.workerCpuMsPerBatch - handOver.collateMs);
  const mainMs = positive(handOver.mainCpuMsPerBatch - megabytes * known.unmapMsPerMegabyte);
  return {
    ...known,
    takeIndexMs: SHARES.takeIndex * workerMs,
    feedMs: SHARES.feed * workerMs,
    serveMsPerTensor: (SHARES.serve * workerMs) / tensors,
    receiveMs: SHARES.receive * mainMs,
    rebuildMsPerTensor: (SHARES.rebuild * mainMs) / tensors,
    sendIndexMs: SHARES.sendIndex * mainMs,
    leaveMs: (SHARES.leave * mainMs) / 2,
  };
}

/**
 * Parts of a hand-over, of the worker's CPU time and of the main process's. Measured with torch 1.13 on
 * 2 cores (AMD EPYC VM, Linux 6.18): CPU time of each thread over 350 batches of 1, 2, 4 and 8 tensors of
 * 8 kB, from one worker; what grows with the tensors is serving and rebuilding.
 */
const SHARES = {
  takeIndex: 0.2,
  feed: 0.4,
  serve: 0.4,
  receive: 0.35,
  rebuild: 0.4,
  sendIndex: 0.15,
  leave: 0.1,
} as const;

function positive(ms: number): number {
  return Math.max(0, ms);
}
