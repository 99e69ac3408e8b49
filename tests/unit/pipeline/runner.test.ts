import { describe, expect, it, vi } from "vitest";
import { createRunner, type Thread } from "@/components/widgets/pipeline/explorer/runner";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { defaultLoaderWish, defaultScenario, isQuick, simulate } from "@/lib/sim";

const wishOf = (numWorkers: number): Wish => ({
  ...defaultScenario,
  loader: { ...defaultLoaderWish, numWorkers },
});
const [first, second, third] = [wishOf(1), wishOf(2), wishOf(3)] as const;
const result = simulate(toScenario(first), "full");

function setUp() {
  const asked: { readonly id: number; readonly wish: Wish }[] = [];
  let answer: (id: number) => void = () => undefined;
  let breakDown: () => void = () => undefined;
  const thread: Thread = {
    listen: (onAnswer, onBreak) => {
      answer = (id) => {
        onAnswer({ id, found: result });
      };
      breakDown = onBreak;
    },
    post: ({ id, asked: { wish } }) => {
      asked.push({ id, wish });
    },
    stop: vi.fn(),
  };
  const onResult = vi.fn<(wish: Wish) => void>();
  const onFailure = vi.fn<(wish: Wish) => void>();
  const runner = createRunner({ start: () => thread, onResult, onFailure });
  const shown = () => onResult.mock.calls.map(([wish]) => wish);
  return {
    asked,
    runner,
    answer: (id: number) => {
      answer(id);
    },
    breakDown: () => {
      breakDown();
    },
    shown,
    onFailure,
  };
}

describe("runs beside the page", () => {
  it("are made one at a time, and of those that wait only the latest", () => {
    const { asked, runner, answer, shown } = setUp();
    runner.run(first);
    runner.run(second);
    runner.run(third);
    expect(asked.map(({ wish }) => wish)).toEqual([first]);
    answer(1);
    expect(asked.map(({ wish }) => wish)).toEqual([first, third]);
    answer(2);
    expect(shown()).toEqual([first, third]);
  });

  it("are not shown once they are wanted no more", () => {
    const { runner, answer, shown } = setUp();
    runner.run(first);
    runner.forget();
    answer(1);
    runner.run(second);
    answer(1);
    expect(shown()).toEqual([]);
    answer(2);
    expect(shown()).toEqual([second]);
  });

  it("are given back where the thread breaks", () => {
    const { breakDown, runner, onFailure } = setUp();
    runner.run(first);
    runner.run(second);
    breakDown();
    expect(onFailure.mock.calls).toEqual([[second]]);
  });
});

it("a run is quick as long as every worker has a core", () => {
  expect(isQuick(toScenario(wishOf(4)))).toBe(true);
  expect(isQuick(toScenario(wishOf(16)))).toBe(false);
});
