// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onSettled } from "@/components/widgets/tasks/onSettled";
import { createScenarioStore } from "@/lib/scenario-store";
import { start, withLoader } from "./attempts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("hears of where a drag ends, and of no state that it rested at", () => {
  const store = createScenarioStore({ pipeline: start });
  const heard: number[] = [];
  const stop = onSettled(store, "pipeline", () => {
    heard.push(store.wish("pipeline").loader.numWorkers);
  });
  const rest = (numWorkers: number) => {
    store.set("pipeline", withLoader({ numWorkers }));
    vi.advanceTimersByTime(1000);
  };
  rest(3);
  window.dispatchEvent(new Event("pointerdown"));
  rest(2);
  rest(1);
  window.dispatchEvent(new Event("pointerup"));
  vi.advanceTimersByTime(1000);
  stop();
  rest(4);
  expect(heard).toEqual([3, 1]);
});
