import { describe, expect, it, vi } from "vitest";
import { breakInWords } from "@/components/widgets/pipeline/explorer/BreakNote";
import { lifeSpanOf, momentOf, neighbourOf, pickBatch } from "@/components/widgets/pipeline/explorer/follow";
import { askedGap } from "@/components/widgets/pipeline/model/asked";
import { explorerFrame, namedWorkers } from "@/components/widgets/pipeline/model/explorerFrame";
import { workerBand } from "@/components/widgets/pipeline/model/frame";
import { holding, shows } from "@/components/widgets/pipeline/model/timeWindow";
import { epochBreak } from "@/lib/advice/epochBreak";
import { lifeOf } from "@/lib/life";
import { defaultLoaderWish, defaultScenario, loaderFrom, type Scenario, simulate } from "@/lib/sim";

const scenario = (change: Partial<typeof defaultLoaderWish>, epochs = 1): Scenario => ({
  ...defaultScenario,
  loader: loaderFrom({ ...defaultLoaderWish, ...change }),
  training: { ...defaultScenario.training, epochs },
});
const result = simulate(scenario({ numWorkers: 4, prefetchFactor: 8 }), "full");
const { totals, batches, gaps } = result;

describe("following a batch", () => {
  it("brings its whole life and its moment into a window, also where the life is longer", () => {
    const short = { fromMs: 0, untilMs: 100 };
    for (let batch = 0; batch < batches.count; batch += 7) {
      const span = lifeSpanOf(result, batch);
      if (span === null) throw new Error(`batch ${batch} has no life`);
      const window = holding(short, span, totals.wallMs);
      expect(shows(window, momentOf(result, batch) ?? -1)).toBe(true);
      for (const { startMs, endMs } of lifeOf(result, batch)?.stretches ?? []) {
        expect(shows(window, startMs) && shows(window, endMs)).toBe(true);
      }
    }
    expect(lifeSpanOf(result, 1e6)).toBeNull();
  });
});

describe("the next and the previous batch", () => {
  const at = (atMs: number, by: 1 | -1) => neighbourOf(result, null, atMs, by);

  it("are those of the one that is followed, within the run", () => {
    const from = (batch: number, by: 1 | -1) => neighbourOf(result, { kind: "batch", batch }, 0, by);
    expect([from(5, 1), from(5, -1), from(0, -1), from(batches.count - 1, 1)]).toEqual([
      6,
      4,
      0,
      batches.count - 1,
    ]);
  });

  it("begin with the one that the GPU has at this moment, or waits for", () => {
    const inStep = ((batches.stepStartMs[9] ?? 0) + (batches.stepEndMs[9] ?? 0)) / 2;
    expect([at(inStep, 1), at(inStep, -1)]).toEqual([batches.batch[9], batches.batch[9]]);
    const gap = gaps.find(({ batch }) => batch > 0);
    expect(at(gap?.startMs ?? -1, 1)).toBe(gap?.batch);
    expect(at(totals.wallMs, 1)).toBe(batches.count - 1);
  });
});

describe("picking a batch in the picture", () => {
  const span = lifeSpanOf(result, 20);
  if (span === null) throw new Error("batch 20 has no life");
  const foundMs = batches.loadStartMs[20] ?? 0;
  const pick = (atMs: number) => {
    const select = vi.fn();
    const dispatch = vi.fn();
    pickBatch({ result, atMs, select, dispatch }, 20, foundMs);
    expect(select.mock.calls).toEqual([[{ kind: "batch", batch: 20 }]]);
    return dispatch.mock.calls;
  };

  it("leaves the playhead where it is within the life of the batch", () => {
    expect(pick(span.fromMs)).toEqual([]);
    expect(pick(span.untilMs)).toEqual([]);
  });

  it("brings it to where the batch was found when it stands elsewhere", () => {
    for (const atMs of [span.fromMs - 1, span.untilMs + 1])
      expect(pick(atMs)).toEqual([[{ kind: "seek", atMs: foundMs }]]);
  });

  it("and following one from elsewhere always shows a moment of its life", () => {
    for (const batch of batches.batch) {
      const life = lifeSpanOf(result, batch);
      expect(life !== null && shows(life, momentOf(result, batch) ?? -1)).toBe(true);
    }
  });
});

describe("a gap that is asked about", () => {
  it("has its story told for as long as the playhead stands in it", () => {
    const [gap, other] = gaps;
    if (gap === undefined || other === undefined) throw new Error("no gaps");
    const selection = { kind: "gap", atMs: gap.startMs } as const;
    expect(askedGap(result, selection, (gap.startMs + gap.endMs) / 2)).toBe(gap);
    expect(askedGap(result, selection, other.startMs)).toBeUndefined();
    expect(askedGap(result, null, gap.startMs)).toBeUndefined();
  });
});

describe("the break between two epochs", () => {
  it("is shorter where workers live on, and says by how much", () => {
    const anew = epochBreak(scenario({ numWorkers: 4 }, 2));
    const living = epochBreak(scenario({ numWorkers: 4, persistentWorkers: true }, 2));
    if (anew === null || living === null) throw new Error("no break");
    expect(anew.otherBreakMs).toBe(living.breakMs);
    expect(living.otherBreakMs).toBe(anew.breakMs);
    expect(living.breakMs).toBeLessThan(anew.breakMs);
    expect(breakInWords(living)).toContain("persistent_workers saves");
    expect(breakInWords(anew)).toContain("saved per epoch");
    expect(breakInWords({ ...anew, otherBreakMs: anew.breakMs })).toContain("makes no difference");
  });

  it("is not there for one epoch, nor without workers", () => {
    expect(epochBreak(scenario({ numWorkers: 4 }))).toBeNull();
    expect(epochBreak(scenario({ numWorkers: 0 }, 2))).toBeNull();
  });
});

describe("lanes of many workers", () => {
  it.each([4, 16, 32, 64])(
    "of %d lie beside each other within their band, with names that have room",
    (numWorkers) => {
      const many = simulate(scenario({ numWorkers }), "full");
      const frame = explorerFrame(many, 760, { fromMs: 0, untilMs: 1000 });
      const { y, height } = frame.workers;
      for (let worker = 0; worker < numWorkers; worker += 1) {
        const band = workerBand(frame, worker);
        expect(band.height).toBeGreaterThan(2.5);
        expect(band.y).toBeGreaterThanOrEqual(y);
        expect(band.y + band.height).toBeLessThan(
          worker + 1 < numWorkers ? workerBand(frame, worker + 1).y : y + height,
        );
      }
      const [first = 0, second = Infinity] = namedWorkers(frame);
      const pitch = height / frame.workerLanes;
      expect(numWorkers > 16 ? (second - first) * pitch : pitch).toBeGreaterThanOrEqual(12);
    },
  );
});
