import { describe, expect, it } from "vitest";
import { staysOf } from "@/components/widgets/pipeline/model/stays";
import { missingAt, tokensAt } from "@/components/widgets/pipeline/model/tokens";
import { levelAt } from "@/lib/signals/levelAt";
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

  it("takes every batch from its worker to the GPU, by way of the main process and the copy", () => {
    const { batches } = result;
    for (let row = 0; row < 40; row += 1) {
      const stays = staysOf(batches, row);
      const times = stays.map(([fromMs]) => fromMs);
      const kinds = stays.map(([, , { kind }]) => kind);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(kinds[0]).toBe("worker");
      expect(kinds).toEqual(expect.arrayContaining(["ready", "main"]));
      expect(kinds.slice(-2)).toEqual(["copy", "gpu"]);
    }
  });

  it("lets copies that are queued on the stream wait beside the GPU, not on the link", () => {
    const { batches } = simulate(
      {
        ...defaultScenario,
        loader: loaderFrom({ ...defaultLoaderWish, numWorkers: 8, pinMemory: true }),
        training: {
          ...defaultScenario.training,
          readsLoss: false,
          copy: { nonBlocking: true, stream: "default" },
        },
      },
      "full",
    );
    for (let atMs = 1000; atMs < 1500; atMs += 7) {
      const copied = tokensAt(batches, atMs).filter(({ place }) => place.kind === "copy");
      expect(copied.length).toBeLessThanOrEqual(1);
    }
  });

  it("keeps a batch where it is while it would only flicker elsewhere", () => {
    const { batches } = result;
    const row = 20;
    const copying = ((batches.copyStartMs[row] ?? 0) + (batches.copyEndMs[row] ?? 0)) / 2;
    const find = (shortestMs: number) =>
      tokensAt(batches, copying, shortestMs).find(({ batch }) => batch === batches.batch[row]);
    expect(find(0)?.place.kind).toBe("copy");
    expect(find(8)?.place.kind).toBe("ready");
  });

  it("puts the batch that will be delivered next in front, and keeps its slot free while it is missing", () => {
    let missed = 0;
    for (let atMs = 0; atMs < 2000; atMs += 7) {
      const missing = missingAt(result.batches, atMs);
      const shelf = tokensAt(result.batches, atMs).flatMap(({ batch, place }) =>
        place.kind === "ready" ? [{ batch, slot: place.slot }] : [],
      );
      const first = missing === null ? 0 : 1;
      if (missing !== null && shelf.length > 0) missed += 1;
      expect(shelf.map(({ slot }) => slot)).toEqual(shelf.map((_, index) => index + first));
      expect(shelf.every(({ batch }) => missing === null || batch > missing)).toBe(true);
      expect(shelf.map(({ batch }) => batch)).toEqual(shelf.map(({ batch }) => batch).sort((a, b) => a - b));
    }
    expect(missed).toBeGreaterThan(0);
  });

  it("never shows two batches on the GPU or two with one worker", () => {
    for (let atMs = 0; atMs < 2000; atMs += 7) {
      const places = tokensAt(result.batches, atMs).map(({ place }) => JSON.stringify(place));
      expect(new Set(places).size).toBe(places.length);
    }
  });

  it("leaves what waits for room in the pipe with its worker: what stands ready is what the run counts as ready", () => {
    const { batches, levels, totals } = simulate(
      {
        ...defaultScenario,
        workload: { ...defaultScenario.workload, payload: { kind: "byValue", bytes: 40_000_000 } },
        loader: loaderFrom({ ...defaultLoaderWish, numWorkers: 8, prefetchFactor: 4 }),
      },
      "full",
    );
    let behind = 0;
    for (let atMs = 0; atMs < Math.min(totals.wallMs, 4000); atMs += 7) {
      const tokens = tokensAt(batches, atMs);
      const ready = tokens.filter(({ place }) => place.kind === "ready").length;
      const inNext = tokens.filter(
        ({ place, stage }) => place.kind === "main" && stage === "handOver",
      ).length;
      expect(levelAt(levels.ready, atMs) - ready).toBeGreaterThanOrEqual(0);
      expect(levelAt(levels.ready, atMs) - ready).toBeLessThanOrEqual(inNext);
      const waiting = batches.collateEndMs.filter(
        (ms, row) => ms <= atMs && atMs < (batches.readyMs[row] ?? 0),
      ).length;
      const told = tokens.reduce(
        (sum, { place, stage, behind: more }) =>
          sum + more + (place.kind === "worker" && stage === "handOver" ? 1 : 0),
        0,
      );
      expect(told).toBe(waiting);
      behind += told;
    }
    expect(behind).toBeGreaterThan(100);
  });

  it("lets the main process load when there are no workers", () => {
    const alone = runWith(0);
    const atMs = ((alone.batches.loadStartMs[1] ?? 0) + (alone.batches.loadEndMs[1] ?? 0)) / 2;
    expect(tokensAt(alone.batches, atMs)).toMatchObject([
      { batch: 1, stage: "load", place: { kind: "main" } },
    ]);
  });
});
