import { describe, expect, it } from "vitest";
import {
  changedByLoad,
  memoryNumbers,
  readingInWords,
  withoutReads,
  yourNumbers,
} from "@/components/widgets/throughput/model/yourNumbers";
import { ramGibibytes } from "@/lib/memory";
import { presetOf } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import { stepMs } from "@/lib/settings";
import { defaultLoaderWish, defaultScenario, meanOf } from "@/lib/sim";

const jpegs: Wish = { ...defaultScenario, loader: defaultLoaderWish };
const type = (wish: Wish, words: string, value: number): Wish =>
  yourNumbers(wish)
    .find((number) => number.words === words)
    ?.setting.set(wish, value) ?? wish;

describe("the five numbers", () => {
  const typed: readonly (readonly [string, number])[] = [
    ["load one sample", 5.23],
    ["batch_size", 100],
    ["one training step", 212.5],
    ["CPU cores", 24],
    ["one collated sample", 147],
    ["of its load, waiting", 2],
  ];

  it("are taken as they are typed, in any order but that a part comes after its whole", () => {
    const backwards = [...typed.slice(0, -1).toReversed(), ...typed.slice(-1)];
    for (const order of [typed, backwards]) {
      const wish = order.reduce((before, [words, value]) => type(before, words, value), jpegs);
      expect(yourNumbers(wish).map(({ words, setting }) => [words, setting.get(wish)])).toEqual(typed);
      expect(wish.workload.payload.bytes).toBeCloseTo(100 * 147 * 1024, 3);
      expect(meanOf(wish.workload.sample.cpuMs)).toBeCloseTo(3.23, 9);
    }
  });

  it("leave the step alone when the batch grows", () => {
    expect(stepMs.get(type(jpegs, "batch_size", 128))).toBe(stepMs.get(jpegs));
  });
});

describe("typing a load", () => {
  const plain = (text: string | null) => text?.replaceAll("\u202f", " ") ?? null;
  const waits = type(type(jpegs, "load one sample", 5), "of its load, waiting", 4);

  it("says what becomes of its waiting, above it and below", () => {
    for (const [load, words] of [
      [3, "Waiting is now 2.4 ms of it; it was 4 ms, and its share of the load stays."],
      [10, "Waiting is now 8 ms of it; it was 4 ms, and its share of the load stays."],
    ] as const) {
      const after = type(waits, "load one sample", load);
      expect(plain(changedByLoad(waits, after))).toBe(words);
      expect(meanOf(after.workload.sample.waitMs)).toBeCloseTo(0.8 * load, 9);
    }
  });

  it("says so where reading becomes part of it, and nothing where nothing else changes", () => {
    const files = presetOf("network-files")?.wish ?? jpegs;
    expect(changedByLoad(files, type(files, "load one sample", 30))).toContain(
      "What a sample reads from storage is part of its load now.",
    );
    const alone = withoutReads(jpegs);
    expect(changedByLoad(alone, type(alone, "load one sample", 30))).toBeNull();
  });
});

describe("the memory of the machine", () => {
  const set = (wish: Wish, words: string, value: number): Wish =>
    memoryNumbers()
      .find((number) => number.words === words)
      ?.setting.set(wish, value) ?? wish;
  const shown = (wish: Wish) => memoryNumbers().map(({ setting }) => setting.get(wish));

  it("is what was typed; a /dev/shm that is half of RAM, as by default, stays half of it", () => {
    expect(shown(jpegs)).toEqual([32, 16]);
    expect(shown(set(jpegs, "RAM", 128))).toEqual([128, 64]);
  });

  it("is set in the analyzer in the same way", () => {
    for (const wish of [jpegs, set(jpegs, "/dev/shm", 0.0625)]) {
      expect(ramGibibytes.set(wish, 48)).toEqual(set(wish, "RAM", 48));
    }
  });

  it("leaves another /dev/shm alone, Docker's 64 MiB for one", () => {
    const docker = set(jpegs, "/dev/shm", 0.0625);
    expect(docker.machine.shmBytes).toBe(64 * 2 ** 20);
    expect(shown(set(docker, "RAM", 128))).toEqual([128, 0.0625]);
  });
});

describe("what the preset reads", () => {
  const files = presetOf("network-files")?.wish ?? jpegs;

  it("stays with any other number, is said, and can be left out", () => {
    const typed = type(files, "CPU cores", 16);
    expect(typed.workload.sample.storageBytes).toBeGreaterThan(0);
    expect(readingInWords(typed)).toMatch(
      /^Besides, each sample reads 1\d\d.kB from storage: \d+.ms of waiting/,
    );
    expect(readingInWords(withoutReads(typed))).toBeNull();
  });

  it("is part of a typed load time", () => {
    expect(readingInWords(type(files, "load one sample", 30))).toBeNull();
  });

  it("names what all workers get together where storage has a limit", () => {
    const disk = presetOf("jpeg-hard-disk")?.wish ?? jpegs;
    expect(readingInWords(disk)).toMatch(/all workers together get [\d.]+\/s\.$/);
  });
});
