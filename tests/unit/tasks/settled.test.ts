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

it("hears of what one knob left as soon as another is turned", () => {
  const store = createScenarioStore({ pipeline: start });
  const heard: [number, number][] = [];
  const stop = onSettled(store, "pipeline", ({ loader }) => {
    heard.push([loader.numWorkers, loader.prefetchFactor]);
  });
  const set = (change: Parameters<typeof withLoader>[0], knob: string) => {
    store.set("pipeline", withLoader(change, store.wish("pipeline")), knob);
  };
  set({ numWorkers: 2 }, "num_workers");
  set({ numWorkers: 3 }, "num_workers");
  set({ prefetchFactor: 4 }, "prefetch_factor");
  expect(heard.map(([numWorkers]) => numWorkers)).toEqual([3]);
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual([
    [3, start.loader.prefetchFactor],
    [3, 4],
  ]);
  stop();
});

it("hears of what a knob was left at when something else is pressed", () => {
  const store = createScenarioStore({ pipeline: start });
  const heard: number[] = [];
  const stop = onSettled(store, "pipeline", ({ loader }) => {
    heard.push(loader.numWorkers);
  });
  store.set("pipeline", withLoader({ numWorkers: 2 }), "num_workers");
  window.dispatchEvent(new Event("pointerdown"));
  expect(heard).toEqual([2]);
  window.dispatchEvent(new Event("pointerup"));
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual([2]);
  stop();
});
