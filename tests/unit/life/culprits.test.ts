import { expect, describe, it } from "vitest";
import { figures } from "@/content/dataloader-pipeline/figures";
import { lifeOf, type LifeStretch } from "@/lib/life";
import { PRESETS } from "@/lib/presets";
import { toScenario } from "@/lib/scenario-store";
import { SETTINGS } from "@/lib/settings";
import { type Result, simulate } from "@/lib/sim";

const wishes = [
  ["the example of the article", figures.pipeline] as const,
  ["long queues", SETTINGS.prefetchFactor.set(SETTINGS.numWorkers.set(figures.pipeline, 3), 8)] as const,
  ...PRESETS.map(({ id, wish }) => [id, wish] as const),
];

describe.each(wishes)("the lives of %s", (_, wish) => {
  const result = simulate(toScenario(wish), "full");
  const stretches = [...result.batches.batch].flatMap((batch) => lifeOf(result, batch)?.stretches ?? []);

  it("name a batch as keeping a worker busy only while the lane of that worker is in use by it", () => {
    expect(stretches.filter((stretch) => !isBusyAsSaid(result, stretch))).toEqual([]);
  });

  it("name a batch as being ahead only while the loop has not got it, and as the loop's only after", () => {
    const { nextReturnMs, batch } = result.batches;
    for (const { reason, startMs, endMs } of stretches) {
      const [, turn, work] = /turn behind batch (\d+)|at work on batch (\d+)/.exec(reason) ?? [];
      const returnMs = nextReturnMs[batch.indexOf(Number(turn ?? work))] ?? NaN;
      if (turn !== undefined) expect(endMs).toBeLessThanOrEqual(returnMs);
      if (work !== undefined) expect(startMs).toBeGreaterThanOrEqual(returnMs);
    }
  });

  it("name an earlier step only while the GPU computes", () => {
    for (const { reason, startMs, endMs } of stretches) {
      if (!reason.includes("still at an earlier step")) continue;
      const isIdle = result.gaps.some((gap) => gap.startMs < endMs - 0.01 && gap.endMs > startMs + 0.01);
      expect({ reason, startMs, isIdle }).toEqual({ reason, startMs, isIdle: false });
    }
  });
});

it("calls the way of an index by its name where its worker has nothing to do", () => {
  const result = simulate(toScenario(figures.pipeline), "full");
  const first = lifeOf(result, 87)?.stretches[0];
  expect(first?.reason).toMatch(/^its index is on its way to worker/);
});

function isBusyAsSaid({ lanes }: Result, { reason, startMs, endMs }: LifeStretch): boolean {
  const [, worker, only, from, to] =
    /^worker (\d+) is busy with (?:batch (\d+)|\d+ batches, from (\d+) to (\d+))/.exec(reason) ?? [];
  if (worker === undefined) return true;
  const lane = lanes.find(({ id }) => id.kind === "worker" && id.worker === Number(worker));
  if (lane === undefined) return false;
  return [only, from, to]
    .filter((batch) => batch !== undefined)
    .every((batch) => {
      let usedMs = 0;
      for (let index = 0; index < lane.count; index += 1) {
        if (lane.batch[index] !== Number(batch)) continue;
        const untilMs = Math.min(endMs, lane.endMs[index] ?? 0);
        usedMs += Math.max(0, untilMs - Math.max(startMs, lane.startMs[index] ?? 0));
      }
      return only === undefined ? usedMs > 0 : usedMs > endMs - startMs - 0.01;
    });
}
