import { describe, expect, it } from "vitest";
import { presetOf } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import { defaultLoaderWish, defaultScenario } from "@/lib/sim";
import { clampToSetting, fitTo, SETTINGS } from "@/lib/settings";
import { FINE, profilePoint } from "@/lib/workerCurve";
import { type CurveAttempt, THROUGHPUT_TASKS } from "@/lib/tasks/throughput";
import { recommend } from "@/lib/workerCount";

const COUNTS = [0, 1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 28, 32];
const jpegs: Wish = { ...defaultScenario, loader: defaultLoaderWish };

function attempt(wish: Wish): CurveAttempt {
  const points = COUNTS.map((numWorkers) => profilePoint(wish, numWorkers, FINE));
  return { wish, recommendation: recommend(wish, points) };
}

function preset(id: string): Wish {
  const found = presetOf(id);
  if (found === undefined) throw new Error(`no preset ${id}`);
  return found.wish;
}

function check(id: string, ...wishes: readonly Wish[]) {
  const task = THROUGHPUT_TASKS.find((candidate) => candidate.id === id);
  if (task === undefined) throw new Error(`no task ${id}`);
  return task.check(wishes.map(attempt));
}

const at = (numWorkers: number, wish: Wish): Wish => ({ ...wish, loader: { ...wish.loader, numWorkers } });

describe.each(THROUGHPUT_TASKS.map((task) => [task.id, task] as const))("task %s", (_id, task) => {
  it("waits for a first attempt, and is not done by looking at the start", () => {
    expect(task.check([])).toEqual({ done: false, sentence: "Change a setting to begin." });
    expect(task.check([attempt(jpegs)]).done).toBe(false);
  });
});

describe("knee", () => {
  it("is done on the knee and says which way to go otherwise", () => {
    expect(check("knee", at(3, jpegs)).done).toBe(true);
    expect(check("knee", at(2, jpegs)).sentence).toContain("One more worker");
    expect(check("knee", at(9, jpegs)).sentence).toContain("Fewer workers");
  });

  it("is not to be found where there is none", () => {
    expect(check("knee", at(32, preset("object-store"))).done).toBe(false);
    expect(check("knee", at(0, preset("tabular-rows"))).done).toBe(false);
  });
});

describe("slower", () => {
  it("counts library threads as a way, and says which ways were found", () => {
    const threads = SETTINGS.libraryThreads.set(jpegs, jpegs.machine.cores);
    expect(check("slower", threads).sentence).toContain("threads of a library wait for one another");
    const both = check("slower", preset("tabular-rows"), threads);
    expect(both.done).toBe(true);
    expect(both.sentence).toMatch(/handing over .* and threads of a library/);
  });

  it("takes two different ways, both within reach of the sliders as the hints say", () => {
    const rows = preset("tabular-rows");
    const python = preset("pure-python");
    const lowest = fitTo(SETTINGS.sampleCpuMs, python).min;
    const cpuMs = clampToSetting(fitTo(SETTINGS.sampleCpuMs, python), 2 * lowest);
    const light = SETTINGS.stepMs.set(SETTINGS.sampleCpuMs.set(python, cpuMs), 0);
    expect(check("slower", rows).sentence).toContain("One way");
    expect(check("slower", rows, rows).done).toBe(false);
    expect(check("slower", rows, light).done).toBe(true);
  });
});

describe("the guess about twice the cores", () => {
  const prediction = THROUGHPUT_TASKS.find(({ id }) => id === "knee")?.prediction;
  const outcomeFor = (wish: Wish) =>
    prediction?.outcome({
      before: attempt(wish).recommendation,
      after: attempt(prediction.apply(wish)).recommendation,
    });

  it("is answered by the curves: the GPU's knee stays, the cores' knee goes to the right", () => {
    expect(outcomeFor(jpegs)).toBe(1);
    expect(outcomeFor(SETTINGS.cores.set(jpegs, 2))).toBe(2);
  });
});

describe("noWorkers", () => {
  it("is done without workers where the main process is faster alone", () => {
    expect(check("noWorkers", at(0, preset("tabular-rows"))).done).toBe(true);
    expect(check("noWorkers", at(2, preset("tabular-rows"))).done).toBe(false);
    expect(check("noWorkers", at(0, preset("token-text"))).done).toBe(false);
  });
});
