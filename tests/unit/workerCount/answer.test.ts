import { describe, expect, it } from "vitest";
import { formatBytes, GIB } from "@/lib/format/bytes";
import { DEFAULT_PRESET, presetOf } from "@/lib/presets";
import { formatPercent, formatPerSecond } from "@/lib/format/number";
import type { Wish } from "@/lib/scenario-store";
import { sampleBytes, sampleMs, type Setting, SETTINGS } from "@/lib/settings";
import { defaultLoaderWish, defaultScenario } from "@/lib/sim";
import {
  answerFor,
  depthFor,
  type DepthRate,
  estimateInWords,
  estimateOf,
  findingsAtOnce,
  nextDepth,
  pinnedWish,
  priceOf,
} from "@/lib/workerCount";
import { FINE, profilePoint } from "@/lib/workerCurve";

const jpegs: Wish = { ...defaultScenario, loader: defaultLoaderWish };
const found = findingsAtOnce(jpegs);
const answerTo = (wish: Wish, depths: readonly DepthRate[] = []) =>
  answerFor(wish, { ...found, depths, pinned: null });

describe("the depth", () => {
  it("is the smallest within 2 % of the best", () => {
    const rates = [100, 109, 110].map((samplesPerSecond, at) => ({
      prefetchFactor: 2 ** (at + 1),
      samplesPerSecond,
    }));
    expect(depthFor(rates)?.prefetchFactor).toBe(4);
    expect(depthFor([])).toBeNull();
  });

  it("stays where the next one loses, whatever a still deeper one had the luck to gain", () => {
    // Eight workers on eight cores, 25 ms a sample: with another seed the order is reversed.
    const rates = [309.99, 307.46, 317.64].map((samplesPerSecond, at) => ({
      prefetchFactor: 2 ** (at + 1),
      samplesPerSecond,
    }));
    expect(depthFor(rates)?.prefetchFactor).toBe(2);
  });

  it("is not looked for any further where a bound is near, or a deeper queue has lost", () => {
    const at = (...rates: readonly number[]) =>
      rates.map((samplesPerSecond, index) => ({ prefetchFactor: 2 ** (index + 1), samplesPerSecond }));
    expect(nextDepth([], 100)).toBe(2);
    expect(nextDepth(at(99), 100)).toBeNull();
    expect(nextDepth(at(90), 100)).toBe(4);
    expect(nextDepth(at(90, 89), 100)).toBeNull();
    // 97.5 would be enough beside 98.5, which a still deeper queue may exceed.
    expect(nextDepth(at(97.5, 98.5), 100)).toBe(8);
    expect(nextDepth(at(90, 91, 92), 100)).toBeNull();
  });
});

describe("the answer", () => {
  it("names both arguments, and the price of just these", () => {
    const { headline, wish, cost } = answerTo(jpegs, [{ prefetchFactor: 4, samplesPerSecond: 1 }]);
    const { numWorkers } = wish.loader;
    expect(headline).toBe(`num_workers=${numWorkers}, prefetch_factor=4`);
    expect(priceOf(wish, numWorkers).shmBytes).toBe((4 * numWorkers + 2) * jpegs.workload.payload.bytes);
    expect(cost).toContain("MiB of it in /dev/shm");
  });

  it("says whose arguments and whose memory it means where there are several ranks", () => {
    const four = SETTINGS.ranks.set(jpegs, 4);
    const { headline, scope, reason, cost } = answerTo(four);
    expect(headline).toBe("num_workers=3, prefetch_factor=2");
    expect(scope).toBe("In each of the 4 ranks: 12 workers on this machine in all.");
    expect(reason).toContain("of all 4 ranks together");
    expect(cost).toContain(`${formatBytes(priceOf(four, 3).ramBytes)} of RAM for all 4 ranks together`);
    expect(answerTo(jpegs).scope).toBeNull();
  });

  it("says what a container has to be given, and where the size of /dev/shm comes from", () => {
    const { caution } = answerTo(jpegs);
    expect(caution?.argument).toBe("--shm-size=1g");
    expect(caution?.words).toMatch(
      /It fits \/dev\/shm \(16.GiB here, half of 32.GiB of RAM as Linux gives it\)\./,
    );
  });
});

describe("what does not fit", () => {
  const withRoom = (wish: Wish, ramBytes: number, shmBytes: number): Wish => ({
    ...wish,
    machine: { ...wish.machine, ramBytes, shmBytes },
  });
  /** Typed: 1023 ms a sample, 8 to a batch, 500 ms a step, 64 cores, 147 MiB. */
  const typedVolumes: readonly (readonly [Setting, number])[] = [
    [sampleMs, 1023],
    [SETTINGS.batchSize, 8],
    [SETTINGS.stepMs, 500],
    [SETTINGS.cores, 64],
    [sampleBytes, 147 * 1024],
  ];
  const volumes = typedVolumes.reduce((wish: Wish, [setting, value]) => setting.set(wish, value), jpegs);
  const sought = findingsAtOnce(volumes);
  const answer = answerFor(volumes, sought);

  it("is said first, with both limits and what would hold it", () => {
    expect(answer.shortfall).toMatch(
      /^num_workers=\d+, prefetch_factor=2, pin_memory=True would be the fastest \([\d.]+ samples\/s\) and does not fit: it takes up to \d+.GiB of RAM \(32.GiB here\) and [\d.]+.GiB of \/dev\/shm \(16.GiB here, half of 32.GiB of RAM as Linux gives it\)\. For that, give it --shm-size=64g and more than \d+.GiB of RAM \(the dataset comes on top\)\.$/,
    );
  });

  it("gives way to the fastest that does fit, at the rate that it has", () => {
    const { loader } = answer.wish;
    const { ramBytes, shmBytes } = priceOf(answer.wish, loader.numWorkers);
    expect(ramBytes).toBeLessThanOrEqual(32 * GIB);
    expect(shmBytes).toBeLessThanOrEqual(16 * GIB);
    const rate = profilePoint(answer.wish, loader.numWorkers, FINE).samplesPerSecond;
    expect(answer.reason).toContain(formatPerSecond(rate).replace("/s", " samples/s"));
    // No other number of workers and depth that fits is faster by more than what counts as the same.
    for (const prefetchFactor of [1, 2, 3]) {
      for (const numWorkers of [2, 4, 6, 8, 10, 11, 12, 14, 16]) {
        const other = { ...volumes, loader: { ...volumes.loader, numWorkers, prefetchFactor } };
        const price = priceOf(other, numWorkers);
        if (price.shmBytes > 16 * GIB || price.ramBytes > 32 * GIB) continue;
        expect(profilePoint(other, numWorkers, FINE).samplesPerSecond).toBeLessThan(rate / 0.95);
      }
    }
  });

  it("is no matter where the machine has more memory, whatever else it is", () => {
    const large = withRoom(volumes, 256 * GIB, 128 * GIB);
    expect(answerFor(large, findingsAtOnce(large)).shortfall).toBeNull();
  });

  it("names one limit where one is crossed", () => {
    const small = withRoom(jpegs, 32 * GIB, 0.05 * GIB);
    const { shortfall, wish } = answerFor(small, findingsAtOnce(small));
    expect(shortfall).toMatch(
      /it takes up to \d+.MiB of \/dev\/shm \(51\.2.MiB here\)\. For that, give it --shm-size=1g\.$/,
    );
    expect(priceOf(wish, wish.loader.numWorkers).shmBytes).toBeLessThanOrEqual(0.05 * GIB);
  });

  it("says so where nothing does", () => {
    const none = withRoom(volumes, 1 * GIB, 0.5 * GIB);
    expect(answerFor(none, findingsAtOnce(none)).shortfall).toMatch(/Nothing smaller fits either\.$/);
  });

  it("is said of a first estimate, too", () => {
    expect(estimateInWords(estimateOf(volumes)).shortfall).toMatch(/What fits follows\.$/);
  });
});

describe("threads of a library", () => {
  const imageNet = DEFAULT_PRESET.wish;
  const eight = SETTINGS.libraryThreads.set(imageNet, 8);
  const sought = findingsAtOnce(eight);

  it("that keep cores from one another come with their cure, at the rate that it has", () => {
    const alone = answerFor(imageNet, findingsAtOnce(imageNet));
    const { cure } = answerFor(eight, sought);
    expect(cure).toContain("cv2.setNumThreads(0) in worker_init_fn");
    expect(cure).toContain(`and ${alone.headline}: ${alone.reason.split(".")[0]}`);
  });

  it("need no cure where one thread gains nothing", () => {
    const slow = SETTINGS.stepMs.set(eight, 1000);
    expect(answerFor(slow, findingsAtOnce(slow)).cure).toBeNull();
    expect(answerFor(jpegs, found).cure).toBeNull();
  });
});

describe("more workers than cores", () => {
  it("are what PyTorch warns of, and its warning is explained", () => {
    const store = presetOf("object-store")?.wish ?? jpegs;
    const { headline, warning } = answerFor(store, findingsAtOnce(store));
    expect(headline).toMatch(/^num_workers=32/);
    expect(warning).toMatch(/^PyTorch will warn that 32 workers are more than the 8 cores\./);
    expect(answerFor(jpegs, found).warning).toBeNull();
  });
});

describe("the price", () => {
  it("without workers does not rest on what was measured of their batches", () => {
    const sources = (numWorkers: number) =>
      priceOf(jpegs, numWorkers)
        .parts.map(({ evidence }) => evidence.source)
        .join();
    expect(sources(2)).toContain("/dev/shm");
    expect(sources(0)).not.toContain("/dev/shm");
  });
});

describe("pinned memory", () => {
  /** Typed: 1 ms a sample, batches of 256, a step of 20 ms, 16 cores, 588 KiB. */
  const typed: readonly (readonly [Setting, number])[] = [
    [sampleMs, 1],
    [SETTINGS.batchSize, 256],
    [SETTINGS.stepMs, 20],
    [SETTINGS.cores, 16],
    [sampleBytes, 588],
  ];
  const light = typed.reduce((wish: Wish, [setting, value]) => setting.set(wish, value), jpegs);

  it("is proposed where it gains, with what it gains, the line of the loop and its own price", () => {
    const sought = findingsAtOnce(light);
    const own = sought.knee;
    const { wish, headline, reason, cost, loopLine } = answerFor(light, sought);
    expect(headline).toMatch(/^num_workers=\d+, prefetch_factor=\d, pin_memory=True$/);
    expect(loopLine).toBe("inputs = inputs.to(device, non_blocking=True)");
    expect(wish.training.copy).toEqual({ nonBlocking: true, stream: "default" });
    // Whoever sets it finds that rate: it is the simulated one.
    const set = profilePoint(wish, wish.loader.numWorkers, FINE).samplesPerSecond;
    expect(reason).toContain(`${formatPerSecond(set).replace("/s", " samples/s")}.`);
    expect(reason).toContain(formatPercent(set / own.samplesPerSecond - 1));
    expect(set).toBeGreaterThan(1.5 * own.samplesPerSecond);
    expect(cost).toContain(formatBytes(priceOf(wish, wish.loader.numWorkers).ramBytes));
  });

  it("is not tried where a bound rules a gain out, nor where nothing is copied or all is pinned", () => {
    const slow = SETTINGS.stepMs.set(jpegs, 1000);
    const sought = findingsAtOnce(slow);
    expect(sought.pinned).toBeNull();
    expect(answerFor(slow, sought).reason).toContain("Pinned memory would gain less than 5");
    expect(pinnedWish({ ...jpegs, training: { ...jpegs.training, copy: null } })).toBeNull();
    const pinned = pinnedWish(jpegs);
    expect(pinned === null ? null : pinnedWish(pinned)).toBeNull();
  });
});

describe("the first estimate", () => {
  it("is what the bounds let through, and says so", () => {
    const slow = SETTINGS.stepMs.set(jpegs, 1000);
    const { headline, reason } = estimateInWords(estimateOf(slow));
    expect(headline).toBe("num_workers=1, prefetch_factor=2");
    expect(reason).toMatch(/^At most 3\d(\.\d)? samples\/s\./);
  });
});
