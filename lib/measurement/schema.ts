import * as v from "valibot";

const finite = v.pipe(v.number(), v.finite());
const positiveOrZero = v.pipe(finite, v.minValue(0));
const count = v.pipe(positiveOrZero, v.integer());
const atLeastOne = v.pipe(count, v.minValue(1));

const statistic = v.looseObject({
  mean: positiveOrZero,
  std: v.optional(positiveOrZero),
  p50: v.optional(positiveOrZero),
  p95: v.optional(positiveOrZero),
  n: v.optional(count),
  draws: v.optional(v.array(positiveOrZero)),
});

const machine = v.looseObject({
  cores: atLeastOne,
  ramBytes: v.optional(positiveOrZero),
  shmBytes: v.optional(positiveOrZero),
  os: v.optional(v.string()),
  torch: v.optional(v.string()),
  device: v.optional(v.nullable(v.string())),
});

const dataset = v.looseObject({
  length: v.optional(count),
  bytesPerSample: v.optional(positiveOrZero),
  bytesPerBatch: positiveOrZero,
  tensorsPerBatch: count,
  byValue: v.optional(v.boolean(), false),
  collateIntoSharedMemory: v.optional(v.boolean(), true),
  holdsInterpreterLock: v.optional(v.boolean(), false),
});

const handOver = v.looseObject({
  serialMsPerBatch: positiveOrZero,
  pipelinedMsPerBatch: positiveOrZero,
  workerCpuMsPerBatch: positiveOrZero,
  mainCpuMsPerBatch: positiveOrZero,
  transitMs: positiveOrZero,
  workerGapMs: positiveOrZero,
  collateMs: positiveOrZero,
});

const costs = v.looseObject({
  sampleWallMs: statistic,
  sampleCpuMs: statistic,
  batchLoadWallMs: v.optional(statistic),
  batchLoadCpuMs: v.optional(statistic),
  collateMs: statistic,
  collateInMainMs: v.optional(statistic),
  handOverMs: v.optional(statistic),
  handOverCpuMs: v.optional(statistic),
  handOver: v.optional(handOver),
  workerStartMs: v.optional(statistic),
  stepMs: v.optional(statistic),
  copyMs: v.optional(statistic),
});

const loader = v.looseObject({
  numWorkers: count,
  prefetchFactor: v.nullable(count),
  batchSize: atLeastOne,
  persistentWorkers: v.optional(v.boolean(), false),
  pinMemory: v.optional(v.boolean(), false),
  inOrder: v.optional(v.boolean(), true),
  dropLast: v.optional(v.boolean(), false),
  startMethod: v.optional(v.nullable(v.picklist(["fork", "spawn", "forkserver"])), "fork"),
});

const training = v.looseObject({
  stepMs: positiveOrZero,
  epochs: atLeastOne,
  batchesPerEpoch: atLeastOne,
  excludedBatches: v.optional(count, 0),
  touchesBatch: v.optional(v.boolean(), false),
});

/** What was measured of a run, and what is predicted of it. */
const figures = v.looseObject({
  samplesPerSecond: finite,
  samplesPerSecondOverall: finite,
  firstBatchMs: finite,
  iteratorMs: v.optional(finite),
  waitFraction: finite,
  totalMs: finite,
  maxInFlight: finite,
});

const inRun = v.looseObject({
  batchLoadCpuMs: positiveOrZero,
  collateCpuMs: positiveOrZero,
  stepMs: positiveOrZero,
});

const repeat = v.looseObject({
  seed: v.optional(count),
  samplesPerSecond: v.optional(finite),
  firstBatchMs: v.optional(finite),
  iteratorMs: v.optional(finite),
  waitFraction: v.optional(finite),
  inRun: v.optional(inRun),
  sampleWaitDrawsMs: v.optional(v.array(positiveOrZero)),
});

const quality = v.looseObject({
  cleanRepeats: v.optional(count),
  spreadPercent: v.optional(positiveOrZero),
  flags: v.optional(v.array(v.string())),
});

const events = v.looseObject({
  ofRepeat: v.optional(atLeastOne),
  columns: v.array(v.string()),
  rows: v.array(v.array(finite)),
});

const run = v.looseObject({
  id: v.string(),
  loader,
  training,
  observed: v.optional(figures),
  repeats: v.optional(v.array(repeat)),
  quality: v.optional(quality),
  events: v.optional(events),
});

/** The measurement file, version 1. Unknown fields are kept and ignored. */
export const measurementSchema = v.looseObject({
  format: v.literal("dataloader-measurement"),
  version: v.literal(1),
  name: v.optional(v.string()),
  description: v.optional(v.string()),
  machine,
  dataset,
  costs,
  runs: v.array(run),
});

/** A measurement that has been checked. */
export type Measurement = v.InferOutput<typeof measurementSchema>;
/** One run of a measurement. */
export type MeasuredRun = v.InferOutput<typeof run>;
/** One repeat of a run. */
export type Repeat = v.InferOutput<typeof repeat>;
/** CPU time that a run itself spent. */
export type InRun = v.InferOutput<typeof inRun>;
/** One repeat, batch by batch; `ofRepeat` counts from 1. */
export type Events = v.InferOutput<typeof events>;
/** Mean and spread of one cost. */
export type Statistic = v.InferOutput<typeof statistic>;
/** What is known of a run from outside. */
export type Figures = v.InferOutput<typeof figures>;
