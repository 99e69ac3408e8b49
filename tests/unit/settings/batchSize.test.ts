import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRESETS } from "@/lib/presets";
import { withBatchSize } from "@/lib/settings";
import { meanOf } from "@/lib/sim";

describe.each(PRESETS.map((preset) => [preset.id, preset.wish] as const))("preset %s", (_id, wish) => {
  it("keeps what a sample costs", () => {
    const twice = withBatchSize(wish, 2 * wish.loader.batchSize);
    expect(twice.workload.payload.bytes).toBe(2 * wish.workload.payload.bytes);
    expect(twice.workload.collate.inWorkerMs).toBeCloseTo(2 * wish.workload.collate.inWorkerMs, 9);
    expect(meanOf(twice.training.stepMs)).toBeCloseTo(2 * meanOf(wish.training.stepMs), 9);
    expect(twice.workload.sample).toEqual(wish.workload.sample);
  });

  it("comes back to where it was, however far it was dragged", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1024 }), { maxLength: 5 }), (sizes) => {
        const back = [...sizes, wish.loader.batchSize].reduce(withBatchSize, wish);
        expect(back.loader).toEqual(wish.loader);
        expect(back.workload.payload.bytes).toBeCloseTo(wish.workload.payload.bytes, 1);
        expect(meanOf(back.training.stepMs)).toBeCloseTo(meanOf(wish.training.stepMs), 6);
      }),
    );
  });

  it("is unchanged by its own size", () => {
    expect(withBatchSize(wish, wish.loader.batchSize)).toBe(wish);
  });
});
