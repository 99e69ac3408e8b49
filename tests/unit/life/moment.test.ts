import { describe, expect, it } from "vitest";
import { lifeOf, momentStory } from "@/lib/life";
import { PRESETS } from "@/lib/presets";
import { toScenario } from "@/lib/scenario-store";
import { type Result, simulate } from "@/lib/sim";

/** Runs whose batches are pickled whole, through a pipe that each of them fills. */
const runs = PRESETS.slice(0, 3).flatMap(({ wish }) =>
  [false, true].map((pinMemory) =>
    simulate(
      toScenario({
        ...wish,
        loader: { ...wish.loader, numWorkers: 8, pinMemory },
        workload: { ...wish.workload, payload: { kind: "byValue", bytes: 40_000_000 } },
      }),
      "full",
    ),
  ),
);

const reasons = runs.flatMap((result) =>
  [...result.batches.batch].flatMap((batch) =>
    (lifeOf(result, batch)?.stretches ?? []).map((stretch) => ({ ...stretch, result })),
  ),
);

describe("a batch by value", () => {
  it("waits for room in the pipe until the batch that it names has been read", () => {
    const waits = reasons.filter(({ reason }) => reason.includes("waits for room"));
    expect(waits.length).toBeGreaterThan(50);
    for (const { result, reason, endMs } of waits) {
      const [, number] = /until batch (\d+) has been read/.exec(reason) ?? [];
      const read = result.batches.receivedMs[result.batches.batch.indexOf(Number(number))];
      expect(read).toBeCloseTo(endMs, 6);
    }
  });

  it("has to wait for its worker’s feeder thread until the one before it has been read", () => {
    const waits = reasons.filter(({ reason }) => reason.includes("which fills the pipe"));
    expect(waits.length).toBeGreaterThan(20);
    for (const { result, reason, endMs } of waits) {
      const [, worker, number] = /worker (\d+) writes batch (\d+) before it/.exec(reason) ?? [];
      const row = result.batches.batch.indexOf(Number(number));
      expect(result.batches.worker[row]).toBe(Number(worker));
      expect(result.batches.receivedMs[row]).toBe(endMs);
    }
  });
});

describe("the sentence of a moment at which the GPU is idle", () => {
  const told = runs.flatMap((result) =>
    result.gaps.flatMap(({ startMs, endMs, batch }) =>
      [0.1, 0.5, 0.9].map((share) => {
        const atMs = startMs + share * (endMs - startMs);
        return { result, awaited: batch, atMs, text: momentStory(result, atMs) };
      }),
    ),
  );

  it("says that another batch is being received exactly while the lane of the receiver says so", () => {
    let said = 0;
    for (const { result, awaited, atMs, text } of told) {
      const [, number] = /is (?:receiving|pinning) batch (\d+) before it/.exec(text) ?? [];
      if (number === undefined) {
        if (text.includes("reads and unpickles it")) expect(inHand(result, atMs)).toBe(awaited);
        continue;
      }
      said += 1;
      expect(inHand(result, atMs)).toBe(Number(number));
      expect(Number(number)).not.toBe(awaited);
    }
    expect(said).toBeGreaterThan(10);
  });
});

/** The batch that the main process or the pin thread has in hand; undefined without one. */
function inHand({ lanes, scenario }: Result, atMs: number): number | undefined {
  const kind = scenario.loader.pinMemory ? "pinThread" : "main";
  const lane = lanes.find(({ id }) => id.kind === kind);
  const at = lane?.startMs.findIndex((ms, index) => ms <= atMs && atMs < (lane.endMs[index] ?? 0));
  return at === undefined ? undefined : lane?.batch[at];
}
