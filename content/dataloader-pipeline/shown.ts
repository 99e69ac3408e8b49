import { fixed } from "@/lib/sim";
import type { Wish } from "@/lib/scenario-store";
import { withDatasetKind } from "@/lib/memory";
import type { Shown } from "../shown";
import { copyFigures } from "./scenarios/copies";
import { memoryFigures } from "./scenarios/memory";
import { signalFigures } from "./scenarios/signals";
import { jpegs, presetWish, withLoader, withStep } from "./scenarios/wishes";

const OWN = "pipeline";

/** The run of the explorer beside another one that it is held against. */
const besides = (wish: Wish, pinned: Wish) =>
  ({ figure: OWN, wish, view: { pinned: { preset: OWN, wish: pinned } } }) satisfies Shown;

const tooFew = withLoader(jpegs, { numWorkers: 2 });

const slowCollate: Wish = {
  ...jpegs,
  workload: { ...jpegs.workload, collate: { inWorkerMs: 80, inMainMs: 80 } },
};

/** A preset in the profiler, as it comes. */
const profiled = (preset: string) =>
  ({ figure: "throughput", preset, wish: presetWish(preset) }) satisfies Shown;

/** States that sentences of this article link to; a test holds each sentence against its run. */
export const SHOWN = {
  collateInWorker: {
    figure: OWN,
    wish: slowCollate,
    view: { selection: { kind: "batch", batch: 4 }, atMs: 300, zoom: { fromMs: 0, toMs: 900 } },
  },
  copiedByReading: { figure: "memory", wish: withDatasetKind(memoryFigures.memory, "pathList") },
  batchByHandle: besides(signalFigures.healthy, signalFigures.byValue),
  pinnedWithoutGain: besides(withLoader(tooFew, { pinMemory: true }), tooFew),
  oneStream: {
    figure: OWN,
    wish: copyFigures.pinnedNonBlocking,
    view: { atMs: 600, zoom: { fromMs: 300, toMs: 900 } },
  },
  blockingCopy: {
    figure: OWN,
    wish: {
      ...copyFigures.pinnedBlocking,
      training: { ...copyFigures.pinnedBlocking.training, stepMs: fixed(60) },
    },
    view: { atMs: 600, zoom: { fromMs: 300, toMs: 900 } },
  },
  fasterGpu: { figure: "throughput", wish: withStep(jpegs, 15) },
  eightWorkersOnSsd: {
    figure: "throughput",
    preset: "imagenet-jpeg",
    wish: withLoader(presetWish("imagenet-jpeg"), { numWorkers: 8 }),
  },
  oneDiskArm: profiled("jpeg-hard-disk"),
  looseOnNetwork: profiled("network-files"),
  packedOnNetwork: profiled("network-shards"),
  mappedTokens: profiled("token-text"),
  spawned: besides(withLoader(jpegs, { startMethod: "spawn" }), jpegs),
  numpyThroughPipe: besides(signalFigures.byValue, signalFigures.healthy),
  arrayStaysShared: { figure: "memory", wish: withDatasetKind(memoryFigures.memory, "array") },
  moreThanInFlight: { figure: "memory", wish: withLoader(memoryFigures.memory, { pinMemory: true }) },
} as const satisfies Record<string, Shown>;

/** A key of {@link SHOWN}. */
export type ShownId = keyof typeof SHOWN;
