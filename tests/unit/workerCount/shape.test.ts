import { describe, expect, it } from "vitest";
import { presetOf } from "@/lib/presets";
import { recordedWorkloadOf } from "@/lib/recorded";
import type { Wish } from "@/lib/scenario-store";
import { defaultLoaderWish, defaultScenario, type MachineCosts } from "@/lib/sim";
import { SETTINGS } from "@/lib/settings";
import { FINE, fineEffort, profilePoint } from "@/lib/workerCurve";
import { type Shape, shapeOf } from "@/lib/workerCount";

const COUNTS = [0, 1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 28, 32];

const jpegs: Wish = { ...defaultScenario, loader: defaultLoaderWish };

const threaded = SETTINGS.libraryThreads.set(jpegs, jpegs.machine.cores);

const curve = (wish: Wish) => COUNTS.map((numWorkers) => profilePoint(wish, numWorkers, FINE));

function known(id: string): Wish {
  const found = presetOf(id) ?? recordedWorkloadOf(id);
  if (found === undefined) throw new Error(`no workload ${id}`);
  return found.wish;
}

/** Light batches in pure Python and no step: workers sleep long between two of them. */
const light = [
  (wish: Wish) => SETTINGS.stepMs.set(wish, 0),
  (wish: Wish) => SETTINGS.sampleCpuMs.set(wish, 0.2),
  (wish: Wish) => SETTINGS.cores.set(wish, 8),
].reduce((wish, change) => change(wish), known("pure-python"));

const withCosts = (wish: Wish, change: Partial<MachineCosts["scheduling"]>): Wish => ({
  ...wish,
  machine: {
    ...wish.machine,
    costs: {
      ...wish.machine.costs,
      scheduling: { ...wish.machine.costs.scheduling, ...change },
    },
  },
});

describe("the form of a simulated curve", () => {
  it.each<readonly [what: string, shape: Shape, wish: Wish]>([
    ["JPEGs for a GPU that computes 40 ms", "climbsThenFlat", jpegs],
    ["JPEGs on two cores", "climbsThenFlat", known("recorded-jpeg")],
    ["rows of a table", "fallsFromZero", known("tabular-rows")],
    ["requests to an object store", "climbs", known("object-store")],
    ["tokens for a GPU that computes long", "flat", known("token-text")],
    ["JPEGs whose library has a thread for each core", "climbsThenFalls", threaded],
    ["light samples in pure Python without a step", "climbsThenFalls", light],
  ])("%s: %s", (_what, shape, wish) => {
    expect(shapeOf(curve(wish))).toBe(shape);
  });

  it("does not fall any more once idle workers stay warm: cold caches are the reason", () => {
    expect(shapeOf(curve(withCosts(light, { coldMs: 0, switchMs: 0 })))).not.toBe("climbsThenFalls");
  });
});

it("a curve of threads that wait for one another falls and stays down: cores that switch together would part nobody", () => {
  const rates = [13, 22, 24, 26, 28].map(
    (numWorkers) => profilePoint(threaded, numWorkers, fineEffort(threaded)).samplesPerSecond,
  );
  expect(Math.max(...rates)).toBeLessThan(1.3 * Math.min(...rates));
});

it("threads that sleep while they wait make nothing fall: keeping cores meanwhile is the reason", () => {
  expect(shapeOf(curve(withCosts(threaded, { spinMs: 0 })))).toBe("climbsThenFlat");
});

describe("the form of any curve", () => {
  const points = (...rates: readonly number[]) =>
    rates.map((samplesPerSecond, numWorkers) => ({ numWorkers, samplesPerSecond }));

  it("is not decided by one point that sticks out", () => {
    expect(shapeOf(points(10, 20, 40, 60, 66, 60, 60, 60, 60))).toBe("climbsThenFlat");
  });

  it("falls when the end is lower than the crest", () => {
    expect(shapeOf(points(10, 20, 40, 60, 60, 60, 58, 55, 50))).toBe("climbsThenFalls");
  });

  it("is flat when nothing changes much, whatever it does", () => {
    expect(shapeOf(points(100, 101, 99, 102, 100, 101))).toBe("flat");
  });
});
