import { describe, expect, it } from "vitest";
import { epochTicks } from "@/components/widgets/memory/model/epochTicks";
import { headlineOf, scaleSentence } from "@/components/widgets/memory/model/words";
import { figures } from "@/content/dataloader-pipeline/figures";
import { formatDuration } from "@/lib/format/duration";
import { GIB } from "@/lib/format/bytes";
import { type MemoryStudy, studyOf, withDatasetKind, withMemory } from "@/lib/memory";
import { roughStudyOf } from "@/lib/memory/rough";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { simulate } from "@/lib/sim";

const study = (wish: Wish): MemoryStudy => studyOf(wish, (of) => simulate(toScenario(of), "signals"));

/** Ten million Python objects, forked, on a machine with that much memory. */
function objects(ramBytes: number, shmBytes = 8 * GIB): Wish {
  const wish = withMemory(withDatasetKind(figures.memory, "pythonObjects"), { items: 10e6 });
  return { ...wish, machine: { ...wish.machine, ramBytes, shmBytes } };
}

describe("an epoch that is drawn by fewer batches than it has", () => {
  it("ends by what it reads when that has been read, not in the seconds that are drawn", () => {
    const ended = study(objects(16 * GIB));
    const { failure, clock, samplesPerSecond, timeline } = ended;
    expect(failure?.what).toBe("ram");
    const share = (failure?.atMs ?? 0) / timeline.endMs;
    const hours = (share * 10e6) / samplesPerSecond / 3600;
    expect((clock.stretch * (failure?.atMs ?? 0)) / 3.6e6 / hours).toBeCloseTo(1, 9);
    expect(hours).toBeGreaterThan(2);
    expect(headlineOf(ended)).toMatch(
      /^It ends after about \d+\u202fh( \d+\u202fmin)?, \d+\u202f% into the epoch: RAM is used up/,
    );
    expect(scaleSentence(ended)).toMatch(/stand for an epoch over 10,000,000 items, about \d+\u202fh/);
  });

  it("says a share that is that of its two times, for one rank and for several", () => {
    const minutes = (words: string): number => {
      const found = /about (?:(\d+)\u202fd ?)?(?:(\d+)\u202fh ?)?(?:(\d+)\u202fmin)?/.exec(words);
      const [days = 0, hours = 0, rest = 0] = (found ?? []).slice(1).map((text) => Number(text) || 0);
      return 24 * 60 * days + 60 * hours + rest;
    };
    for (const ranks of [1, 2]) {
      for (const gibibytes of [8, 10, 12]) {
        const wish = objects(ranks * gibibytes * GIB);
        const ended = roughStudyOf({ ...wish, training: { ...wish.training, ranks } }, (of) =>
          simulate(toScenario(of), "signals"),
        );
        const headline = headlineOf(ended);
        const percent = Number(/(\d+)\u202f% into the epoch/.exec(headline)?.[1]);
        const share = minutes(headline) / minutes(scaleSentence(ended) ?? "");
        expect(Math.abs(100 * share - percent), headline).toBeLessThan(0.6);
      }
    }
  });

  it("ends in its own time by what fills in seconds, before anything worth a word has been read", () => {
    const ended = study(objects(64 * GIB, GIB / 64));
    const { failure, clock, lived } = ended;
    expect(failure?.what).toBe("shm");
    expect(clock.stretch).toBe(1);
    expect(failure?.atMs).toBeLessThan(60_000);
    // Not 12 GiB of objects: the pages of the few samples that have been read.
    expect(Math.max(...lived.holders.datasetCopies)).toBeLessThan(0.05 * GIB);
    expect(scaleSentence(ended)).toBeNull();
  });

  it("has read as much at a moment of the epoch, however far the workers run ahead", () => {
    const shares = [1, 2, 8].map((prefetchFactor) => {
      const wish = objects(16 * GIB);
      const { failure, timeline } = study({ ...wish, loader: { ...wish.loader, prefetchFactor } });
      return (failure?.atMs ?? 0) / timeline.endMs;
    });
    for (const share of shares) expect(Math.abs(share - (shares[0] ?? 0))).toBeLessThan(0.06);
  });

  it("stands for itself where reading copies nothing", () => {
    expect(study(withDatasetKind(figures.memory, "array")).clock.stretch).toBe(1);
  });

  it("reads a small dataset several times", () => {
    const { clock, timeline } = study(withMemory(figures.memory, { datasetKind: "pathList", items: 100 }));
    expect(clock.stretch).toBe(1);
    expect(timeline.runs[0]?.footprint.dataset.passes).toBeGreaterThan(1);
  });
});

describe("the axis of time", () => {
  it("has ticks that are round in the time of the epoch", () => {
    const clock = { stretch: 1000, drawnBatches: 1, items: 1 };
    const { ticks, format } = epochTicks(clock, 36_000, 5);
    expect(ticks.map(format)).toEqual(["0", "2\u202fh", "4\u202fh", "6\u202fh", "8\u202fh", "10\u202fh"]);
    expect(epochTicks({ ...clock, stretch: 1 }, 1000, 5).ticks).toEqual([0, 200, 400, 600, 800, 1000]);
  });

  it.each([
    [40_000, "40\u202fs"],
    [125_000, "2\u202fmin 5\u202fs"],
    [35 * 60_000, "35\u202fmin"],
    [59.9 * 60_000, "1\u202fh"],
    [5.6 * 3_600_000, "5\u202fh 36\u202fmin"],
    [11 * 86_400_000 + 4 * 3_600_000, "11\u202fd 4\u202fh"],
  ])("writes %d ms as %s", (ms, words) => {
    expect(formatDuration(ms)).toBe(words);
  });
});
