import { describe, expect, it } from "vitest";
import { figures } from "@/content/dataloader-pipeline/figures";
import { SHOWN, type ShownId } from "@/content/dataloader-pipeline/shown";
import { linkTo } from "@/content/shown";
import { boundsOf } from "@/lib/bounds";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { studyOf } from "@/lib/memory";
import { readShare } from "@/lib/share";
import { basesOf } from "@/components/widgets/share/address";
import { simulate, STAGES, type Lane, type Result, type Stage } from "@/lib/sim";
import { usesOf } from "@/content/checks/uses";
import { files } from "./article";

const run = (wish: Wish, numWorkers = wish.loader.numWorkers): Result =>
  simulate(toScenario({ ...wish, loader: { ...wish.loader, numWorkers } }), "full");

const holders = (wish: Wish) => studyOf(wish, (of) => run(of)).timeline.holders;

const rate = (result: Result): number => result.totals.samplesPerSecond;

const intervals = ({ count, stage, startMs, endMs }: Lane, wanted: Stage) =>
  Array.from({ length: count }, (_, row) => ({
    stage: STAGES[stage[row] ?? 0],
    fromMs: startMs[row] ?? 0,
    toMs: endMs[row] ?? 0,
  })).filter((interval) => interval.stage === wanted);

const stageMs = (result: Result, kind: Lane["id"]["kind"], stage: Stage): number =>
  result.lanes
    .filter(({ id }) => id.kind === kind)
    .flatMap((lane) => intervals(lane, stage))
    .reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);

/** What the sentence of each link says about the run that it opens. */
const SAYS: Readonly<Record<ShownId, () => void>> = {
  collateInWorker: () => {
    const result = run(SHOWN.collateInWorker.wish);
    expect(stageMs(result, "worker", "collate")).toBeGreaterThan(0);
    expect(stageMs(result, "main", "collate")).toBe(0);
  },
  copiedByReading: () => {
    const { datasetCopies } = holders(SHOWN.copiedByReading.wish);
    const half = datasetCopies[Math.floor(datasetCopies.length / 2)] ?? 0;
    expect(half).toBeGreaterThan(datasetCopies[10] ?? 0);
    expect(Math.max(...datasetCopies)).toBeGreaterThan(half);
  },
  arrayStaysShared: () => {
    const { dataset, datasetCopies } = holders(SHOWN.arrayStaysShared.wish);
    expect(dataset[0]).toBeGreaterThan(holders(figures.memory).dataset[0] ?? 0);
    expect(Math.max(...datasetCopies)).toBe(0);
  },
  moreThanInFlight: () => {
    const { wish } = SHOWN.moreThanInFlight;
    const inFlight = wish.loader.prefetchFactor * wish.loader.numWorkers * wish.workload.payload.bytes;
    expect(inFlight).toBeLessThan(0.5 * studyOf(wish, (of) => run(of)).timeline.peaks.ram.value);
  },
  batchByHandle: () => {
    const { wish, view } = SHOWN.batchByHandle;
    const handOverMs = (result: Result) => stageMs(result, "main", "handOver");
    expect(handOverMs(run(view.pinned.wish))).toBeGreaterThan(10 * handOverMs(run(wish)));
  },
  pinnedWithoutGain: () => {
    const { wish, view } = SHOWN.pinnedWithoutGain;
    expect(rate(run(wish)) / rate(run(view.pinned.wish))).toBeCloseTo(1, 1);
  },
  oneStream: () => {
    const result = run(SHOWN.oneStream.wish);
    const of = (kind: Lane["id"]["kind"], stage: Stage) =>
      result.lanes.filter(({ id }) => id.kind === kind).flatMap((lane) => intervals(lane, stage));
    const copies = of("copyEngine", "copy");
    const steps = of("gpu", "step");
    expect(copies.length).toBeGreaterThan(10);
    expect(
      copies.filter((copy) =>
        steps.some((step) => step.fromMs < copy.toMs - 1e-6 && copy.fromMs < step.toMs - 1e-6),
      ),
    ).toEqual([]);
  },
  blockingCopy: () => {
    const { wish } = SHOWN.blockingCopy;
    const result = run(wish);
    const copying = stageMs(result, "main", "copy") / result.batches.count;
    expect(copying).toBeGreaterThan(60);
  },
  fasterGpu: () => {
    const { wish } = SHOWN.fasterGpu;
    const slower = figures.throughput;
    expect(rate(run(slower, 8))).toBeLessThan(1.05 * rate(run(slower, 4)));
    expect(rate(run(wish, 8))).toBeGreaterThan(1.4 * rate(run(wish, 4)));
  },
  eightWorkersOnSsd: () => {
    const scenario = toScenario(SHOWN.eightWorkersOnSsd.wish);
    const storage = boundsOf(scenario).find(({ key }) => key === "storage");
    expect(rate(simulate(scenario, "totals"))).toBeLessThan(0.5 * (storage?.samplesPerSecond ?? 0));
  },
  oneDiskArm: () => {
    const { wish } = SHOWN.oneDiskArm;
    const storage = boundsOf(toScenario(wish)).find(({ key }) => key === "storage");
    for (const numWorkers of [4, 8, 16])
      expect(rate(run(wish, numWorkers)) / (storage?.samplesPerSecond ?? 0)).toBeCloseTo(1, 1);
  },
  looseOnNetwork: () => {
    const { wish } = SHOWN.looseOnNetwork;
    expect(rate(run(wish, 8))).toBeGreaterThan(1.8 * rate(run(wish, 4)));
    expect(rate(run(wish, 4))).toBeGreaterThan(1.8 * rate(run(wish, 2)));
  },
  packedOnNetwork: () => {
    const packed = rate(run(SHOWN.packedOnNetwork.wish, 1));
    expect(packed).toBeGreaterThan(rate(run(SHOWN.looseOnNetwork.wish, 4)));
  },
  mappedTokens: () => {
    const { wish } = SHOWN.mappedTokens;
    expect(rate(run(wish, 0)) / rate(run(wish, 4))).toBeCloseTo(1, 1);
  },
  spawned: () => {
    const { wish, view } = SHOWN.spawned;
    expect(run(wish).totals.firstBatchMs).toBeGreaterThan(3 * run(view.pinned.wish).totals.firstBatchMs);
  },
  numpyThroughPipe: () => {
    const { wish, view } = SHOWN.numpyThroughPipe;
    expect(rate(run(wish))).toBeLessThan(0.8 * rate(run(view.pinned.wish)));
  },
};

describe("the states that sentences link to", () => {
  it.each(Object.entries(SHOWN))("open as they are meant, without a word of complaint: %s", (_, shown) => {
    const { href, problems } = linkTo(shown, figures);
    expect(problems).toEqual([]);
    const bases = basesOf(shown.figure, new Map(Object.entries(figures)).get(shown.figure) ?? figures.hero);
    const opened = readShare(href.replace(/^\?|#.*$/g, ""), bases);
    expect(opened.problems).toEqual([]);
    expect(toScenario(opened.wish)).toEqual(toScenario(shown.wish));
  });

  it.each(Object.entries(SAYS))("show what their sentence says: %s", (_, check) => {
    check();
  });

  it("are all used", () => {
    expect([...usesOf(files).shown].sort()).toEqual(Object.keys(SHOWN).sort());
  });
});
