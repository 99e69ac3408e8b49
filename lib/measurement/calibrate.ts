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
      hostMs: HOST_MS + (training.touchesBatch ? (dataset.bytesPerBatch / 1e6) * TOUCH_MS_PER_MEGABYTE : 0),
      excludedBatches: training.excludedBatches,
    },
    machine: { ...defaultMachine, cores: machine.cores, costs: machineCostsOf(measurement) },
  };
}

/** Main process per step: two time stamps and the loop itself; read off the recorded runs. */
const HOST_MS = 0.01;
/** Main process: copying a batch that was just mapped; read off the recorded runs. */
const TOUCH_MS_PER_MEGABYTE = 0.55;
/** A `time.sleep` takes this much longer than asked for. */
const SLEEP_OVERSHOOT_MS = 0.09;
/** The same for the step of the recorded runs, waking up included. */
const STEP_OVERSHOOT_MS = 0.13;

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
  return stepMs > 0 && (machine.device ?? null) === null ? stepMs + STEP_OVERSHOOT_MS : stepMs;
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

function lifecycleOf({ costs, machine }: Measurement): LifecycleCosts {
  const known = RECORDED_MACHINE_COSTS.lifecycle;
  const old = machine.torch?.startsWith("1.") ?? false;
  const forkMs = costs.workerStartMs === undefined ? known.forkMs : typicalOf(costs.workerStartMs);
  return { ...known, forkMs, forkedBootMs: old ? 3 : known.forkedBootMs };
}

/** Splits the CPU time of a hand-over that was measured in all between the threads that take part. */
function handOverOf({ costs, dataset }: Measurement, known: HandOverCosts): HandOverCosts {
  const { handOver } = costs;
  if (handOver === undefined) return known;
  const tensors = Math.max(1, dataset.tensorsPerBatch);
  const megabytes = dataset.bytesPerBatch / 1e6;
  const workerMs = positive(handOver.workerCpuMsPerBatch - handOver.collateMs);
  const mainMs = Math.max(0.2, handOver.mainCpuMsPerBatch - megabytes * known.unmapMsPerMegabyte);
  return {
    ...known,
    takeIndexMs: 0.2 * workerMs,
    feedMs: 0.45 * workerMs,
    serveMsPerTensor: (0.35 * workerMs) / tensors,
    receiveMs: 0.35 * mainMs,
    rebuildMsPerTensor: (0.4 * mainMs) / tensors,
    sendIndexMs: 0.15 * mainMs,
  };
}

function positive(ms: number): number {
  return Math.max(0, ms);
}
