import fc from "fast-check";
import { GIB } from "@/lib/format/bytes";
import { prefetchFactor as prefetchSetting, sampleMs, SETTINGS, stepMs, withBatchSize } from "@/lib/settings";
import { describe, expect, it } from "vitest";
import { figures } from "@/content/dataloader-pipeline/figures";
import { fitOf, mostOf, remediesFor, studyOf, withDatasetKind, withMemory } from "@/lib/memory";
import { roughStudyOf } from "@/lib/memory/rough";
import { PRESETS } from "@/lib/presets";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { readShare, writeShare, EMPTY_VIEW } from "@/lib/share";
import { simulate } from "@/lib/sim";
import { DATASET_KINDS } from "@/lib/sim/memory";
import { FINE, profilePoint } from "@/lib/workerCurve";
import { MEMORY_TASKS, memoryAttemptOf } from "@/lib/tasks/memory";

const run = (wish: Wish) => simulate(toScenario(wish), "signals");
const study = (wish: Wish) => studyOf(wish, run);
const inDocker = (wish: Wish): Wish => ({ ...wish, machine: { ...wish.machine, shmBytes: 64 * 2 ** 20 } });
const withLoader = (wish: Wish, change: Partial<Wish["loader"]>): Wish => ({
  ...wish,
  loader: { ...wish.loader, ...change },
});
const { memory } = figures;

describe("what would help", () => {
  it("lets a run in Docker live, three ways, the first at no loss", () => {
    const before = study(inDocker(memory));
    expect(before.failure?.what).toBe("shm");
    const remedies = remediesFor(before, run);
    expect(remedies).toHaveLength(3);
    expect(remedies[0]?.id).toBe("biggerShm");
    expect(remedies[0]?.code).toMatch(
      /^docker run --shm-size=\dg … {2}# or --ipc=host\nmount -o remount,size=\dG/,
    );
    expect(remedies[0]?.rateShare).toBeGreaterThanOrEqual(0.98);
    for (const { wish } of remedies) expect(study(wish).failure).toBeNull();
  });

  it("asks for more than half of the RAM in /dev/shm where no less is enough, and never for more than there is", () => {
    const large = withLoader(withBatchSize(memory, 512), { numWorkers: 8, prefetchFactor: 8 });
    const wish: Wish = { ...large, machine: { ...large.machine, ramBytes: 32 * GIB, shmBytes: GIB / 2 } };
    const needed = mostOf(wish).shmBytes;
    expect(study(wish).failure?.what).toBe("shm");
    expect(needed).toBeGreaterThan(16 * GIB);
    const [first] = remediesFor(study(wish), run);
    expect(first?.id).toBe("biggerShm");
    expect(first?.wish.machine.shmBytes).toBe(Math.ceil(needed / GIB) * GIB);
    const less: Wish = { ...wish, machine: { ...wish.machine, ramBytes: 18 * GIB } };
    expect(remediesFor(study(less), run).map(({ id }) => id)).not.toContain("biggerShm");
  });

  it("raises the limit of open files before anything in the program is changed", () => {
    const collecting = withMemory(memory, { batchesHeld: 1000, openFiles: 64 });
    const before = study({
      ...collecting,
      machine: { ...collecting.machine, ramBytes: 512 * GIB, shmBytes: 256 * GIB },
    });
    expect(before.failure?.what).toBe("openFiles");
    expect(remediesFor(before, run)[0]?.id).toBe("ulimit");
  });

  it("never offers the same arguments twice", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom(16, 64, 256),
        fc.double({ min: 0.05, max: 1.5, noNaN: true }),
        fc.constantFrom("shm", "ram", "both"),
        fc.constantFrom(...DATASET_KINDS),
        fc.boolean(),
        fc.constantFrom(1, 2),
        (numWorkers, prefetchFactor, batchSize, share, short, kind, pinMemory, ranks) => {
          const set = withLoader(withBatchSize(withDatasetKind(memory, kind), batchSize), {
            numWorkers,
            prefetchFactor,
            pinMemory,
          });
          const wish = { ...set, training: { ...set.training, ranks } };
          const most = mostOf(wish);
          const machine = {
            ...wish.machine,
            ramBytes: short === "shm" ? 256 * GIB : share * most.ramBytes,
            shmBytes: short === "ram" ? 128 * GIB : share * most.shmBytes,
          };
          const before = roughStudyOf({ ...wish, machine }, run);
          const remedies = remediesFor(before, run);
          remedies.forEach((remedy, index) => {
            for (const other of remedies.slice(index + 1)) {
              expect(remedy.wish, `${remedy.title} / ${other.title}`).not.toEqual(other.wish);
            }
            expect(remedy.wish).not.toEqual(before.wish);
          });
        },
      ),
      {
        numRuns: 25,
        // Ways to the same arguments: fewer workers and what fits; a pair and what fits.
        examples: [
          [5, 1, 16, 0.2, "shm", "pathList", true, 1],
          [3, 5, 16, 0.67, "ram", "tensor", true, 1],
        ],
      },
    );
  });

  it("packs a dataset that is copied by reading, before anything else", () => {
    const [first] = remediesFor(study(withDatasetKind(memory, "pathList")), run);
    expect(first?.id).toBe("packed");
  });

  it("goes on to bolder steps and to two at once where too few are enough", () => {
    const objects = withMemory(withDatasetKind(memory, "pythonObjects"), { items: 4_000_000 });
    const spawned = withLoader(objects, { startMethod: "spawn", numWorkers: 16 });
    const before = study({
      ...spawned,
      machine: { ...spawned.machine, ramBytes: 4 * GIB, shmBytes: 2 * GIB },
    });
    expect(before.failure?.what).toBe("ram");
    const remedies = remediesFor(before, run);
    expect(remedies).toHaveLength(3);
    expect(new Set(remedies.map(({ id }) => id)).size).toBe(3);
    for (const { wish } of remedies) expect(study(wish).failure).toBeNull();
  });

  it("never puts two together where one is enough", () => {
    const pinned = withLoader(inDocker(memory), { pinMemory: true, numWorkers: 4 });
    const fourRanks = { ...pinned, training: { ...pinned.training, ranks: 4 } };
    const wishes = [2, 16].map((numWorkers) => withLoader(inDocker(memory), { numWorkers }));
    for (const wish of [...wishes, fourRanks]) {
      const remedies = remediesFor(study(wish), run);
      const singles = remedies.filter(({ id }) => !id.includes("+")).map(({ id }) => id);
      const pairs = remedies.flatMap(({ id }) => (id.includes("+") ? id.split("+") : []));
      expect(pairs.filter((id) => singles.includes(id))).toEqual([]);
    }
  });

  it("cuts a batch into four parts at most, and says what that changes in training", () => {
    for (const [batchSize, gibibytes] of [
      [64, 1],
      [64, 0.25],
      [256, 0.03],
      [2, 0.01],
    ] as const) {
      const wish = withBatchSize(memory, batchSize);
      const small = { ...wish, machine: { ...wish.machine, shmBytes: gibibytes * GIB } };
      for (const remedy of remediesFor(study(small), run)) {
        const isCut = remedy.id.includes("smallerBatches");
        expect(remedy.changesTraining !== undefined).toBe(isCut);
        if (isCut) expect(remedy.wish.loader.batchSize).toBeGreaterThanOrEqual(Math.max(2, batchSize / 4));
      }
    }
  });

  it("proposes no loss of throughput to a run that lives", () => {
    for (const { wish } of PRESETS.slice(0, 3)) {
      for (const { rateShare } of remediesFor(study(withMemory(wish)), run)) {
        expect(rateShare).toBeGreaterThanOrEqual(0.98);
      }
    }
  });
});

describe("what takes the most off for free", () => {
  it("is the smallest number of workers that keeps the throughput, not the next one", () => {
    for (const [numWorkers, prefetchFactor] of [
      [4, 2],
      [12, 8],
    ] as const) {
      const wish = stepMs.set(withLoader(memory, { numWorkers, prefetchFactor }), 900);
      const remedies = remediesFor(study(wish), run);
      expect(remedies.map(({ code }) => code)).toEqual(
        expect.arrayContaining(["num_workers=1", "prefetch_factor=1"]),
      );
    }
  });
});

describe("a run of few batches", () => {
  it("has enough of them to fill its queue, however large they are", () => {
    const set = withLoader(withBatchSize(sampleMs.set(memory, 0.2), 4096), {
      numWorkers: 8,
      prefetchFactor: 2,
    });
    const large = stepMs.set(set, 60_000);
    const wish: Wish = { ...large, machine: { ...large.machine, ramBytes: 512 * GIB, shmBytes: 256 * GIB } };
    const { failure, timeline } = study(wish);
    expect(failure).toBeNull();
    expect(timeline.peaks.shm.value).toBeGreaterThanOrEqual((2 * 8 + 1) * wish.workload.payload.bytes);
  });

  it("is not told that fewer workers cost nothing because a turn of them ends with the run", () => {
    // 130 ms a sample for sixteen cores: every worker counts.
    const wish = [
      [sampleMs, 130],
      [SETTINGS.batchSize, 64],
      [stepMs, 80],
      [SETTINGS.cores, 16],
      [SETTINGS.numWorkers, 16],
    ] as const;
    const slow = wish.reduce(
      (before: Wish, [setting, value]) => setting.set(before, value),
      figures.throughput,
    );
    const remedies = remediesFor(study(withMemory(slow, { items: 0 })), run);
    expect(remedies.filter(({ id }) => id.startsWith("workers"))).toEqual([]);
    for (const { wish: after, samplesPerSecond } of remedies) {
      const { numWorkers } = after.loader;
      const profiled = profilePoint(after, numWorkers, FINE).samplesPerSecond;
      expect(Math.abs(samplesPerSecond / profiled - 1)).toBeLessThan(0.01);
    }
  });
});

describe("a run that dies", () => {
  it("has no memory after its death, and its last moment is the one that did not fit", () => {
    const { failure, lived, timeline } = study(inDocker(memory));
    expect(lived.endMs).toBe(failure?.atMs);
    expect(lived.timesMs.at(-1)).toBe(failure?.atMs);
    expect(lived.shmBytes.at(-1)).toBe(failure?.needed);
    expect(lived.count).toBeLessThan(timeline.count);
    expect(lived.peaks.ram.value).toBe(Math.max(...lived.ramBytes));
  });
});

describe("what would fit", () => {
  it("fits, and one more batch in flight does not", () => {
    const limited: Wish = { ...memory, machine: { ...memory.machine, shmBytes: 1e9 } };
    const { best, bound, frontier } = fitOf(limited);
    expect(bound).toBe("shm");
    expect(best).not.toBeNull();
    if (best === null) return;
    expect(mostOf(withLoader(limited, best)).shmBytes).toBeLessThanOrEqual(1e9);
    for (const { numWorkers, prefetchFactor } of frontier) {
      const more = mostOf(withLoader(limited, { numWorkers, prefetchFactor: prefetchFactor + 1 }));
      if (prefetchFactor < prefetchSetting.max) expect(more.shmBytes).toBeGreaterThan(1e9);
    }
  });

  it("bounds what a run with validation takes", () => {
    const persistent = withLoader(withMemory(memory, { validates: true }), { persistentWorkers: true });
    for (const wish of [withMemory(memory, { validates: true }), persistent]) {
      const { timeline } = study(wish);
      expect(timeline.peaks.ram.value).toBeLessThanOrEqual(mostOf(wish).ramBytes);
      expect(timeline.peaks.shm.value).toBeLessThanOrEqual(mostOf(wish).shmBytes);
    }
  });
});

describe("the tasks", () => {
  const outcomes = (...wishes: Wish[]) =>
    MEMORY_TASKS.map((task) => task.check(wishes.map((wish) => memoryAttemptOf(study(wish)))).done);

  it("are not done by what the page opens with", () => {
    expect(outcomes(memory)).toEqual([false, false, false]);
  });

  it("are done by what the last hint of each says", () => {
    expect(outcomes(memory, inDocker(memory))[0]).toBe(true);
    expect(outcomes(memory, withDatasetKind(memory, "pathList"))[1]).toBe(true);
    const wasteful = withLoader(withDatasetKind(memory, "pythonObjects"), { numWorkers: 8 });
    expect(outcomes(memory, wasteful, withDatasetKind(wasteful, "packedBytes"))[2]).toBe(true);
  });

  it("count neither a start nor the way back to it", () => {
    const wasteful = withLoader(withDatasetKind(memory, "pythonObjects"), { numWorkers: 8 });
    const packed = withDatasetKind(wasteful, "packedBytes");
    const [, , halve] = MEMORY_TASKS;
    const history = (last: Wish, isStart: boolean) =>
      [memory, wasteful]
        .map((wish) => memoryAttemptOf(study(wish)))
        .concat(memoryAttemptOf(study(last), isStart));
    expect(halve?.check(history(packed, true)).done).toBe(false);
    expect(halve?.check(history(memory, false)).sentence).toContain("came back");
    expect(halve?.check(history(packed, false)).done).toBe(true);
    // Nor does a shallower queue on top make of the way back another way.
    expect(halve?.check(history(withLoader(memory, { prefetchFactor: 1 }), false)).done).toBe(false);
  });

  it("do not take an empty dataset for one that has grown", () => {
    expect(outcomes(memory, withMemory(withDatasetKind(memory, "pathList"), { items: 0 }))[1]).toBe(false);
  });

  it("do not let a smaller workload pass for a smaller peak", () => {
    const wasteful = withLoader(withDatasetKind(memory, "pythonObjects"), { numWorkers: 8 });
    expect(outcomes(memory, wasteful, withMemory(wasteful, { items: 1000 }))[2]).toBe(false);
  });

  it("do not call it growth where every worker has a copy from the start", () => {
    const spawned = withLoader(withDatasetKind(memory, "pathList"), { startMethod: "spawn" });
    expect(outcomes(memory, spawned)[1]).toBe(false);
  });
});

it("travels in a link, dataset and all", () => {
  const bases = [{ id: "memory", wish: memory }] as const;
  const wish = withMemory(inDocker(withDatasetKind(memory, "pythonObjects")), {
    items: 123_456,
    batchesHeld: 7,
    validates: true,
    openFiles: 4096,
  });
  const link = writeShare({ preset: "memory", wish, view: EMPTY_VIEW }, [...bases]);
  expect(link.problems).toEqual([]);
  expect(readShare(link.query, [...bases]).wish).toEqual(wish);
});
