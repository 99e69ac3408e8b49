import { describe, expect, it } from "vitest";
import { DEFAULT_PRESET, PRESETS } from "@/lib/presets";
import { SETTINGS } from "@/lib/settings";
import {
  beyondRun,
  EMPTY_VIEW,
  FIELDS,
  problemInWords,
  readShare,
  type Shared,
  strangers,
  writeShare,
} from "@/lib/share";
import { toScenario } from "@/lib/scenario-store";
import { defaultLoaderWish, defaultScenario, fixed, RECORDED_MACHINE_COSTS, simulate } from "@/lib/sim";

const { id, wish } = DEFAULT_PRESET;
const untouched: Shared = { preset: id, wish, view: EMPTY_VIEW };

const messages = (query: string): string[] => readShare(query).problems.map(problemInWords);

describe("writing", () => {
  it("names the version and the preset, and nothing that did not change", () => {
    expect(writeShare(untouched).query).toBe("v=1&preset=imagenet-jpeg");
  });

  it("names what changed as PyTorch does", () => {
    const changed = { ...wish, loader: { ...wish.loader, numWorkers: 8, prefetchFactor: 4, inOrder: false } };
    expect(writeShare({ ...untouched, wish: changed }).query).toBe(
      "v=1&preset=imagenet-jpeg&num_workers=8&prefetch_factor=4&in_order=false",
    );
  });

  it("says a batch size alone, not what follows from it", () => {
    const larger = SETTINGS.batchSize.set(wish, 128);
    expect(writeShare({ ...untouched, wish: larger }).query).toBe("v=1&preset=imagenet-jpeg&batch_size=128");
  });

  it("says the playhead, the window, what is followed and what is pinned", () => {
    const view = {
      atMs: 1234.5,
      zoom: { fromMs: 1000, toMs: 1500 },
      selection: { kind: "batch", batch: 7 },
      msPerSecond: 100,
      pinned: { preset: id, wish: SETTINGS.numWorkers.set(wish, 0) },
    } as const;
    expect(writeShare({ ...untouched, view }).query).toBe(
      "v=1&preset=imagenet-jpeg&t=1234.5&zoom=1000,1500&batch=7&speed=100&a.preset=imagenet-jpeg&a.num_workers=0",
    );
  });

  it("says what a link can't carry", () => {
    const drawsMs = Array.from({ length: 2000 }, (_, index) => index);
    const recorded = {
      ...wish,
      training: { ...wish.training, stepMs: { kind: "measured" as const, drawsMs } },
    };
    const [problem] = writeShare({ ...untouched, wish: recorded }).problems;
    expect(problem).toMatchObject({ field: "step_draws_ms" });
  });

  it("throws for a preset that isn't there", () => {
    expect(() => writeShare({ ...untouched, preset: "mine" })).toThrow('No preset is called "mine".');
  });
});

describe("reading", () => {
  it("takes nothing for the default preset", () => {
    expect(readShare("")).toEqual({ ...untouched, problems: [] });
    expect(readShare("?")).toEqual({ ...untouched, problems: [] });
  });

  it.each(PRESETS.map((preset) => preset.id))("finds preset %s", (preset) => {
    const opened = readShare(`?preset=${preset}`);
    expect(opened.preset).toBe(preset);
    expect(opened.problems).toEqual([]);
  });

  it("scales a batch with a batch size typed by hand", () => {
    expect(readShare("batch_size=128").wish).toEqual(SETTINGS.batchSize.set(wish, 128));
  });

  it("lets a value beside the batch size have the last word", () => {
    const { wish: read } = readShare("batch_size=128&step_ms=80");
    expect(read.training.stepMs).toEqual(fixed(80));
  });

  it("starts from the figure of a page", () => {
    const hero = { id: "hero", wish: { ...defaultScenario, loader: defaultLoaderWish } };
    const opened = readShare("num_workers=2", [hero, ...PRESETS]);
    expect(opened.preset).toBe("hero");
    expect(opened.wish.loader).toEqual({ ...defaultLoaderWish, numWorkers: 2 });
  });

  it.each([
    ["num_workers=99", "num_workers: found “99”; allowed is a whole number from 0 to 64."],
    ["num_workers=2.5", "num_workers: found “2.5”; allowed is a whole number from 0 to 64."],
    ["num_workers=", "num_workers: found nothing; allowed is a whole number from 0 to 64."],
    ["prefetch_factor=0", "prefetch_factor: found “0”; allowed is a whole number from 1 to 64."],
    ["pin_memory=maybe", "pin_memory: found “maybe”; allowed is true or false."],
    ["step_ms=NaN", "step_ms: found “NaN”; allowed is a number from 0 to 3600000."],
    [
      "multiprocessing_context=thread",
      "multiprocessing_context: found “thread”; allowed is one of fork, spawn, forkserver.",
    ],
    ["v=2", "v: found “2”; allowed is 1; what is known of it was read."],
    ["zoom=5,1", "zoom: found “5,1”; allowed is two moments, the earlier one first."],
    [
      "a.preset=imagenet-jpeg&a.num_workers=-1",
      "a.num_workers: found “-1”; allowed is a whole number from 0 to 64.",
    ],
    ["numWorkers=4", "numWorkers: found “numWorkers”; allowed is the name num_workers."],
    [
      "num_workers=1&num_workers=2",
      "num_workers: found “num_workers more than once”; allowed is one value; the first counts.",
    ],
  ])("of %s says what is wrong", (query, message) => {
    expect(messages(query)).toEqual([message]);
  });

  it("of too few samples for a batch says how many it takes", () => {
    expect(messages("samples=3")).toEqual([
      expect.stringMatching(/^samples: found “3”; allowed is 64 \(one batch\) to \d+ with these settings\.$/),
    ]);
    expect(readShare("samples=3").wish.workload.dataset).toMatchObject({ samples: 64 });
  });

  it("keeps the rest of a link with a mistake", () => {
    const { wish: read } = readShare("num_workers=99&prefetch_factor=4");
    expect(read.loader).toEqual({ ...wish.loader, prefetchFactor: 4 });
  });

  it("reads flags as Python writes them", () => {
    expect(readShare("pin_memory=True&in_order=0").wish.loader).toMatchObject({
      pinMemory: true,
      inOrder: false,
    });
  });

  it("is silent about keys of others", () => {
    expect(messages("utm_source=mail&fbclid=1&__proto__=1&constructor=2")).toEqual([]);
  });

  it("names what a link to a figure asks for and nobody knows, but nothing that a carrier adds", () => {
    const query = "figure=pipeline&v=1&num_workers=2&turbo=yes&a.turbo=1&numWorkers=3&utm_source=mail&t=5";
    expect(strangers(query, ["figure"]).map(problemInWords)).toEqual([
      "turbo: found “yes”; allowed is a name that this figure knows, such as num_workers.",
      "a.turbo: found “1”; allowed is a name that this figure knows, such as num_workers.",
    ]);
  });

  it("names what a view asks for and its run does not have", () => {
    const run = simulate(toScenario(wish), "signals");
    const { view } = readShare("t=1e9&zoom=0,1e8&batch=9999");
    const fields = beyondRun(view, run).map(({ field }) => field);
    expect(fields).toEqual(["t", "zoom", "batch"]);
    expect(beyondRun(readShare("t=100&zoom=0,500&batch=3").view, run)).toEqual([]);
  });

  it("is not poisoned", () => {
    readShare("__proto__.polluted=1&constructor.prototype.polluted=1&__proto__[polluted]=1");
    expect(Object.prototype).not.toHaveProperty("polluted");
  });

  it("refuses a text longer than any link", () => {
    const opened = readShare(`num_workers=${"9".repeat(1_000_000)}`);
    expect(opened).toMatchObject(untouched);
    expect(opened.problems.map(problemInWords)).toEqual([
      "link: found “1000012 characters”; allowed is up to 32768 characters.",
    ]);
  });

  it("lets no link ask for minutes of computing", () => {
    const { wish: read, problems } = readShare("samples=1000000&epochs=10&sample_cpu_ms=1000");
    expect(problems).toHaveLength(1);
    expect(read.workload.dataset).toMatchObject({ kind: "map" });
    const hopeless = readShare("batch_size=16384&sample_cpu_ms=3600000");
    expect(hopeless.wish).toEqual(wish);
    expect(hopeless.problems.map(({ field }) => field)).toEqual(["samples"]);
  });
});

it("has a key for every cost of a machine", () => {
  const { scheduling, handOver, lifecycle } = RECORDED_MACHINE_COSTS;
  const costs = [scheduling, handOver, lifecycle].flatMap((section) => Object.keys(section));
  const keys = new Set(FIELDS.map(({ key }) => key.replaceAll("_", "").toLowerCase()));
  expect(costs.filter((name) => !keys.has(name.toLowerCase()))).toEqual([]);
});

it("gives every value one key", () => {
  const keys = FIELDS.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every((key) => /^[a-z][a-z_]*$/.test(key))).toBe(true);
});
