import fc from "fast-check";
import { expect, it } from "vitest";
import { yourNumbers } from "@/components/widgets/throughput/model/yourNumbers";
import { MEMORY_STARTS } from "@/components/widgets/memory/starts";
import { carriedTo } from "@/components/widgets/share/carry";
import { mostOf, withMemory } from "@/lib/memory";
import { DEFAULT_PRESET, PRESETS } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import { type Base, problemInWords, readShare, strangers } from "@/lib/share";
import { priceOf } from "@/lib/workerCount";

const MIB_IN_KIB = 1024;
const [first, ...rest] = MEMORY_STARTS;
if (first === undefined) throw new Error("There is no workload to start from.");
const bases: readonly [Base, ...Base[]] = [first, ...rest];

/** Load of a sample in ms, batch size, step in ms, cores, KiB of a sample. */
type Five = readonly [number, number, number, number, number];

const NAMES = ["load one sample", "batch_size", "one training step", "CPU cores", "one collated sample"];

function typed(five: Five, workers = 4): Wish {
  const wish = NAMES.reduce(
    (before, name, at) =>
      yourNumbers(before)
        .find(({ words }) => words === name)
        ?.setting.set(before, five[at] ?? 0) ?? before,
    DEFAULT_PRESET.wish,
  );
  return { ...wish, loader: { ...wish.loader, numWorkers: workers } };
}

const numbersOf = (wish: Wish) => yourNumbers(wish).map(({ setting }) => setting.get(wish));

function opened(wish: Wish, base = DEFAULT_PRESET.id) {
  const href = carriedTo("memory", wish, base);
  if (href === null) return null;
  const query = new URL(href, "http://localhost").search.slice(1);
  expect(strangers(query, ["figure"])).toEqual([]);
  return readShare(query, bases);
}

const HEAVY: readonly Five[] = [
  [1023, 8, 500, 64, 147 * MIB_IN_KIB],
  [300, 8, 600, 32, 100 * MIB_IN_KIB],
  [1023, 2, 500, 16, 32 * MIB_IN_KIB],
];

it.each(HEAVY)("carries %d ms, %d to a batch, %d ms a step, without a word of samples", (...five) => {
  const wish = typed(five);
  const there = opened(wish);
  expect(there?.problems.map(problemInWords)).toEqual([]);
  expect(there && numbersOf(there.wish)).toEqual(numbersOf(wish));
});

it("carries whatever five numbers can be typed, or offers no link", () => {
  const five = fc.tuple(
    fc.double({ min: 0.001, max: 5000, noNaN: true }),
    fc.integer({ min: 1, max: 4096 }),
    fc.double({ min: 0, max: 60_000, noNaN: true }),
    fc.integer({ min: 1, max: 256 }),
    fc.double({ min: 0.01, max: 262_144, noNaN: true }),
  );
  fc.assert(
    fc.property(five, fc.integer({ min: 0, max: 32 }), (numbers, workers) => {
      const there = opened(typed(numbers, workers));
      expect(there?.problems.map(problemInWords) ?? []).toEqual([]);
    }),
  );
});

it("carries no dataset that nobody typed: the analyzer's worst case is the profiler's price", () => {
  for (const { id, wish } of PRESETS) {
    const there = opened(wish, id);
    const { ramBytes, shmBytes, isWithoutData } = priceOf(wish, wish.loader.numWorkers);
    expect(isWithoutData).toBe(true);
    expect(there === null ? null : mostOf(there.wish)).toEqual({ ramBytes, shmBytes });
  }
});

it("the price of what came from the analyzer has its dataset, its kept batches and its validation in it", () => {
  for (const { wish } of PRESETS) {
    for (const startMethod of ["fork", "spawn"] as const) {
      const set = {
        ...wish,
        loader: { ...wish.loader, startMethod, persistentWorkers: true, numWorkers: 4 },
      };
      const stated = withMemory(set, { items: 5_000_000, batchesHeld: 7, validates: true });
      const { ramBytes, shmBytes, isWithoutData, parts } = priceOf(stated, 4);
      expect(isWithoutData).toBe(false);
      expect({ ramBytes, shmBytes }).toEqual(mostOf(stated));
      expect(parts.reduce((sum, { bytes }) => sum + bytes, 0) / ramBytes).toBeCloseTo(1, 9);
    }
  }
});

it("carries a dataset that its reader has stated", () => {
  const stated = withMemory(DEFAULT_PRESET.wish, { items: 5_000_000 });
  expect(opened(stated)?.wish.memory).toEqual(stated.memory);
});

it("carries a wish whose empty dataset can be validated", () => {
  const there = opened(DEFAULT_PRESET.wish);
  const most = there === null ? null : mostOf(withMemory(there.wish, { validates: true }));
  expect(most?.ramBytes).toBeGreaterThan(0);
});

it("offers no link where one batch alone takes a browser too long", () => {
  expect(carriedTo("memory", typed([4000, 4096, 500, 16, 1024]), "imagenet-jpeg")).toBeNull();
});
