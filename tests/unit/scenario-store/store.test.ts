import { describe, expect, it, vi } from "vitest";
import { createScenarioStore, type Wish } from "@/lib/scenario-store";
import { SETTINGS } from "@/lib/settings";
import { defaultLoaderWish, defaultScenario } from "@/lib/sim";

const original: Wish = { ...defaultScenario, loader: defaultLoaderWish };
const withWorkers = (numWorkers: number): Wish => SETTINGS.numWorkers.set(original, numWorkers);
const setUp = () => createScenarioStore({ example: original });
const workers = (store: ReturnType<typeof setUp>) => store.wish("example").loader.numWorkers;

describe("a scenario store", () => {
  it("tells its subscribers before set returns", () => {
    const store = setUp();
    const seen = vi.fn(() => workers(store));
    const stop = store.subscribe(seen);
    store.set("example", withWorkers(7));
    expect(seen.mock.results).toEqual([{ type: "return", value: 7 }]);
    stop();
    store.set("example", withWorkers(1));
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it("simulates a wish once, however many ask", () => {
    const store = setUp();
    expect(store.result("example")).toBe(store.result("example"));
    expect(store.run(store.wish("example"))).toBe(store.result("example"));
  });

  it("refuses a name that the page does not have", () => {
    expect(() => setUp().wish("other")).toThrow('This page has no figure named "other".');
  });

  it("takes a whole drag back in one step, and forth again", () => {
    const store = setUp();
    for (const count of [5, 6, 7]) store.set("example", withWorkers(count), "num_workers");
    store.release("example");
    store.set("example", withWorkers(8), "num_workers");
    store.undo("example");
    expect(workers(store)).toBe(7);
    store.undo("example");
    expect(workers(store)).toBe(original.loader.numWorkers);
    store.undo("example");
    expect(workers(store)).toBe(original.loader.numWorkers);
    store.redo("example");
    store.redo("example");
    store.redo("example");
    expect(workers(store)).toBe(8);
  });

  it("keeps two knobs apart even when none was let go", () => {
    const store = setUp();
    store.set("example", withWorkers(5), "num_workers");
    store.set("example", SETTINGS.prefetchFactor.set(store.wish("example"), 6), "prefetch_factor");
    store.undo("example");
    expect(store.wish("example").loader).toMatchObject({ numWorkers: 5, prefetchFactor: 2 });
  });

  it("forgets what was undone once something else is set", () => {
    const store = setUp();
    store.set("example", withWorkers(5));
    store.undo("example");
    store.set("example", withWorkers(6));
    store.redo("example");
    expect(workers(store)).toBe(6);
  });

  it("goes back to the original, which can be undone", () => {
    const store = setUp();
    store.set("example", withWorkers(5));
    store.reset("example");
    expect(store.wish("example")).toBe(original);
    store.reset("example");
    store.undo("example");
    expect(workers(store)).toBe(5);
  });
});
