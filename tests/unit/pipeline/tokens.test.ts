import { describe, expect, it } from "vitest";
import { tokensAt } from "@/components/widgets/pipeline/model/tokens";
import { defaultLoaderWish, defaultScenario, loaderFrom, simulate, type Result } from "@/lib/sim";

function runWith(numWorkers: number): Result {
  return simulate({ ...defaultScenario, loader: loaderFrom({ ...defaultLoaderWish, numWorkers }) }, "full");
}

describe("tokensAt", () => {
  const result = runWith(3);

  it("shows every batch once, wherever it is", () => {
    for (let atMs = 0; atMs < 2000; atMs += 7) {
      const batches = tokensAt(result.batches, atMs).map(({ batch }) => batch);
      expect(new Set(batches).size).toBe(batches.length);
    }
  });

  it("keeps every batch on the shelf from when it is ready until its step", () => {
    const { batches } = result;
    for (let row = 0; row < 40; row += 1) {
      const ready = batches.readyMs[row] ?? 0;
      const taken = batches.stepStartMs[row] ?? 0;
      for (const atMs of [ready, (ready + taken) / 2]) {
        const token = tokensAt(batches, atMs).find(({ batch }) => batch === batches.batch[row]);
        expect(token?.place.kind).toBe("ready");
      }
    }
  });

  it("puts the batch that will be delivered next in front", () => {
    for (let atMs = 0; atMs < 2000; atMs += 7) {
      const shelf = tokensAt(result.batches, atMs).flatMap(({ batch, place }) =>
        place.kind === "ready" ? [{ batch, slot: place.slot }] : [],
      );
      expect(shelf.map(({ slot }) => slot)).toEqual(shelf.map((_, index) => index));
      expect(shelf.map(({ batch }) => batch)).toEqual(shelf.map(({ batch }) => batch).sort((a, b) => a - b));
    }
  });

  it("never shows two batches on the GPU or two with one worker", () => {
    for (let atMs = 0; atMs < 2000; atMs += 7) {
      const places = tokensAt(result.batches, atMs).map(({ place }) => JSON.stringify(place));
      expect(new Set(places).size).toBe(places.length);
    }
  });

  it("lets the main process load when there are no workers", () => {
    const alone = runWith(0);
    const atMs = ((alone.batches.loadStartMs[1] ?? 0) + (alone.batches.loadEndMs[1] ?? 0)) / 2;
    expect(tokensAt(alone.batches, atMs)).toMatchObject([
      { batch: 1, stage: "load", place: { kind: "main" } },
    ]);
  });
});
