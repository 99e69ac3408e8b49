import { describe, expect, it } from "vitest";
import { createAttemptLog } from "@/components/widgets/tasks/attemptLog";
import { createTurns, EMPTY_BOARD } from "@/components/widgets/tasks/turns";
import { fullVerdictOn } from "@/lib/advice/fullVerdict";
import { figures } from "@/content/dataloader-pipeline/figures";
import { PRESETS } from "@/lib/presets";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { SETTINGS } from "@/lib/settings";
import { simulate } from "@/lib/sim";
import { changeInWords, TASKS, wayEnd } from "@/lib/tasks";
import { attempts, start, taskOf, withLoader, withSigma } from "./attempts";

/** Where readers may be when they ask for the way: the figure's own state, the end of any task, anywhere. */
const STATES: readonly (readonly [string, Wish])[] = [
  ["the figure's own state", figures.pipeline],
  ...TASKS.flatMap(({ id, way }): (readonly [string, Wish])[] =>
    way === undefined ? [] : [[`the end of ${id}`, wayEnd(way, figures.pipeline)]],
  ),
  ["no workers", withLoader({ numWorkers: 0 })],
  ["arrival order and heavy tails", withSigma(2.4, withLoader({ numWorkers: 7, inOrder: false }))],
  ...PRESETS.slice(0, 2).map(({ id, wish }): readonly [string, Wish] => [`the preset ${id}`, wish]),
];

describe.each(TASKS.map((task) => [task.id, task] as const))("task %s", (_id, task) => {
  it("waits for a first attempt", () => {
    expect(task.check([])).toEqual({ done: false, sentence: "Change a setting to begin." });
  });

  it("is not done by looking at the start", () => {
    expect(task.check(attempts(start)).done).toBe(false);
  });

  it("has hints, and begins its way where nothing is done yet", () => {
    expect(task.hints.length).toBeGreaterThan(1);
    expect(task.hints.every((hint) => /[.?]$/.test(hint))).toBe(true);
    const begin = task.way?.begin(figures.pipeline) ?? start;
    const [attempt] = attempts(begin);
    if (attempt === undefined) throw new Error("no attempt");
    expect(task.check([{ ...attempt, isStart: true }]).done).toBe(false);
    expect(task.way && changeInWords(task.way)).toMatch(/^set [a-z_]+ to \d+$/);
  });

  it.each(STATES)("is led to by its way from %s", (_name, from) => {
    if (task.way === undefined) throw new Error("no way");
    const log = createAttemptLog(...attempts(from));
    const turns = createTurns(TASKS, log);
    const taken = turns.take(task.id, EMPTY_BOARD);
    expect(taken.said.get(task.id)?.done).toBe(false);
    const [begun, ended] = attempts(task.way.begin(figures.pipeline), wayEnd(task.way, figures.pipeline));
    if (begun === undefined || ended === undefined) throw new Error("no attempts");
    log.add({ ...begun, isStart: true });
    const begin = turns.judge(taken);
    expect(begin.said.get(task.id)?.done).toBe(false);
    log.add(ended);
    expect(turns.judge(begin).said.get(task.id)?.done).toBe(true);
  });
});

describe("starve", () => {
  const task = taskOf("starve");

  it("is done with one worker, and with none", () => {
    expect(task.check(attempts(withLoader({ numWorkers: 1 })))).toMatchObject({ done: true });
    expect(task.check(attempts(withLoader({ numWorkers: 0 })))).toMatchObject({ done: true });
  });

  it("is not done when the loop itself keeps the GPU waiting", () => {
    const slowLoop = { ...start, training: { ...start.training, hostMs: 200 } };
    const { done, sentence } = task.check(attempts(slowLoop));
    expect(done).toBe(false);
    expect(sentence).toContain("not waiting for the loader");
  });

  it("is not done by choosing a start that is starved, nor by changing one that was", () => {
    const [chosen, changed] = attempts(withLoader({ numWorkers: 1 }), withLoader({ numWorkers: 0 }));
    if (chosen === undefined || changed === undefined) throw new Error("no attempts");
    const fed = attempts(start);
    const preset = { ...chosen, isStart: true };
    expect(task.check([...fed, preset]).done).toBe(false);
    const { done, sentence } = task.check([...fed, preset, changed]);
    expect(done).toBe(false);
    expect(sentence).toContain("it was before");
    expect(task.check([preset, ...attempts(withLoader({ numWorkers: 6 })), changed]).done).toBe(true);
  });

  it("looks at the last attempt", () => {
    expect(task.check(attempts(withLoader({ numWorkers: 1 }), start)).done).toBe(false);
  });

  it.each([0, 1, 2, 4])(
    "knows the answer to its question, whatever the GPU's step with %d workers",
    (numWorkers) => {
      const { prediction } = task;
      if (prediction === null) throw new Error("no prediction");
      const result = simulate(toScenario(withLoader({ numWorkers })), "totals");
      const option = prediction.options[prediction.outcome(result)] ?? "";
      const idle = 1 - result.totals.gpuBusyFraction;
      if (option.startsWith("Less")) expect(idle).toBeLessThan(0.4);
      else if (option.startsWith("More")) expect(idle).toBeGreaterThan(0.7);
      else expect(idle).toBeCloseTo(0.55, 0);
      expect(prediction.apply(start).loader.numWorkers).toBe(1);
    },
  );
});

describe("feed", () => {
  const task = taskOf("feed");
  const starved = withLoader({ numWorkers: 1 });

  it("is done by more workers alone", () => {
    const { done, sentence } = task.check(attempts(starved, withLoader({ numWorkers: 6 })));
    expect(done).toBe(true);
    expect(sentence).toContain("Changing num_workers alone");
  });

  it("is done by a lighter sample alone", () => {
    expect(task.check(attempts(starved, SETTINGS.sampleCpuMs.set(starved, 0.5)))).toMatchObject({
      done: true,
    });
  });

  it("is not done by two changes", () => {
    const both = withLoader({ numWorkers: 6, prefetchFactor: 4 });
    const { done, sentence } = task.check(attempts(starved, both));
    expect(done).toBe(false);
    expect(sentence).toContain("2 settings differ");
  });

  it("says what comes next while the GPU is starved", () => {
    expect(task.check(attempts(start, starved)).sentence).toContain("Now it is starved");
  });

  it("is not done halfway", () => {
    expect(task.check(attempts(starved, withLoader({ numWorkers: 2 })))).toMatchObject({ done: false });
  });

  it("is not done when the GPU was never starved", () => {
    const history = attempts(start, withLoader({ numWorkers: 6 }));
    expect(task.check(history)).toEqual({ done: false, sentence: "Starve the GPU first, then feed it." });
  });

  it("is done on the way of a drag", () => {
    const drag = [1, 2, 3, 4, 5, 6].map((numWorkers) => withLoader({ numWorkers }));
    const [first, last] = attempts(starved, withLoader({ numWorkers: 6 }));
    if (first === undefined || last === undefined) throw new Error("no attempts");
    const { done, sentence } = task.check(attempts(...drag));
    expect(done).toBe(true);
    expect(sentence).toBe(task.check([first, last]).sentence);
  });

  it("says as long as it is not done what would be enough, and what it is", () => {
    const tried = attempts(starved, figures.pipeline);
    const [, last] = tried;
    if (last === undefined) throw new Error("no attempt");
    const { done, sentence } = task.check(tried);
    expect(done).toBe(false);
    expect(sentence).toContain(fullVerdictOn(last.result).headline);
    expect(sentence).toMatch(/Fed means: the GPU is idle 25.% of the time at most/);
    // Idle for less than that, so what the workers cause has to be too much, and is said.
    const [, caused] = /Here they cause (\d+).%/.exec(sentence) ?? [];
    expect(1 - last.result.totals.gpuBusyFraction).toBeLessThan(0.25);
    expect(Number(caused)).toBeGreaterThan(3);
  });

  it("says what the verdict says where it is not the workers", () => {
    const tried = attempts(starved, withLoader({ numWorkers: 0 }));
    const verdict = tried[1] && fullVerdictOn(tried[1].result);
    if (verdict === undefined) throw new Error("no verdict");
    expect(task.check(tried).sentence).toContain(`${verdict.headline} ${verdict.detail}`);
  });
});

describe("hold-back", () => {
  const task = taskOf("hold-back");

  it("is done by a heavy tail", () => {
    const { done, sentence, batch } = task.check(attempts(withSigma(0), withSigma(1.5)));
    expect(done).toBe(true);
    expect(sentence).toMatch(/^Batch \d+ held batches \d+, \d+, \d+/);
    expect(sentence).toContain(`Batch ${String(batch)} `);
  });

  it("is not done by a run that came with it: it has to go away first", () => {
    const { done, sentence } = task.check(attempts(withSigma(1.5), withSigma(1.4)));
    expect(done).toBe(false);
    expect(sentence).toContain("Make that go away first");
  });

  it("is not done by choosing a start that shows it and changing something else", () => {
    const [calm, chosen, changed] = attempts(withSigma(0), withSigma(1.5), withSigma(1.4));
    if (calm === undefined || chosen === undefined || changed === undefined) throw new Error("no attempts");
    expect(task.check([calm, { ...chosen, isStart: true }, changed]).done).toBe(false);
  });

  it.each([
    ["no workers", withSigma(1.5, withLoader({ numWorkers: 0 })), "none can overtake"],
    ["one worker", withSigma(1.5, withLoader({ numWorkers: 1 })), "With one worker"],
    ["arrival order", withSigma(1.5, withLoader({ numWorkers: 6, inOrder: false })), "nothing is held back"],
    ["even samples", withSigma(0, withLoader({ numWorkers: 6 })), "slow enough"],
  ])("is not done with %s", (_name, wish, reason) => {
    const { done, sentence } = task.check(attempts(wish));
    expect(done).toBe(false);
    expect(sentence).toContain(reason);
  });
});

describe("plateau", () => {
  const task = taskOf("plateau");
  const even = (prefetchFactor: number) => withSigma(0, withLoader({ prefetchFactor }));
  const tail = (prefetchFactor: number) => withSigma(1.5, withLoader({ prefetchFactor, numWorkers: 4 }));

  it("is done with even samples, in either direction", () => {
    const { done, sentence } = task.check(attempts(even(2), even(4)));
    expect(done).toBe(true);
    expect(sentence).toContain("nothing for a deeper buffer to even out");
    expect(task.check(attempts(even(8), even(2))).done).toBe(true);
  });

  it("is not done where the buffer matters", () => {
    const { done, sentence } = task.check(attempts(tail(1), tail(2)));
    expect(done).toBe(false);
    expect(sentence).toContain("the rate changes by");
  });

  it("is not done by a small step, nor by two changes, nor without workers", () => {
    expect(task.check(attempts(even(5), even(6))).done).toBe(false);
    expect(task.check(attempts(even(2), withLoader({ numWorkers: 3 }, even(4)))).done).toBe(false);
    const none = withLoader({ numWorkers: 0 }, even(2));
    expect(task.check(attempts(none, withLoader({ prefetchFactor: 4 }, none)))).toMatchObject({
      done: false,
      sentence: "Without workers nothing is prefetched. Use some.",
    });
  });
});

describe("tasks in turn", () => {
  const calm = withSigma(0);
  const shows = withSigma(2, withLoader({ numWorkers: 4 }));

  it("count what is done since a task was taken up, not what was done on the way to another", () => {
    const log = createAttemptLog(...attempts(calm, shows));
    const turns = createTurns(TASKS, log);
    const taken = turns.take("hold-back", EMPTY_BOARD);
    expect(taken.said.get("hold-back")?.sentence).toContain("Make that go away first");
    for (const attempt of attempts(withSigma(1.9, shows), calm, shows)) log.add(attempt);
    expect(turns.judge(taken).said.get("hold-back")?.done).toBe(true);
    expect([...turns.judge(taken).said.keys()]).toEqual(["hold-back"]);
  });

  it("say of a phenomenon that is there from the start that it has to go first", () => {
    const turns = createTurns(TASKS, createAttemptLog(...attempts(withLoader({ numWorkers: 1 }))));
    const outcome = turns.take("starve", EMPTY_BOARD).said.get("starve");
    expect(outcome?.done).toBe(false);
    expect(outcome?.sentence).toContain("before you did anything");
  });
});
