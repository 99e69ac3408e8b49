import { describe, expect, it } from "vitest";
import { OPENING_MOMENT_MS, OPENING_WINDOW, openingOf } from "@/components/widgets/pipeline/model/opening";
import { shows } from "@/components/widgets/pipeline/model/timeWindow";
import { figures } from "@/content/dataloader-pipeline/figures";
import { PRESETS } from "@/lib/presets";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { simulate } from "@/lib/sim";

const opened = (wish: Wish) => {
  const result = simulate(toScenario(wish), "signals");
  return { result, ...openingOf(result) };
};

it("is the first second of the article's figure, as its static picture shows it", () => {
  const { window, atMs } = opened(figures.pipeline);
  expect({ window, atMs }).toEqual({ window: OPENING_WINDOW, atMs: OPENING_MOMENT_MS });
});

describe.each(PRESETS.map(({ id, wish }) => [id, wish] as const))("preset %s", (_id, wish) => {
  it("opens with its first step and a few more, and its playhead among them", () => {
    const { result, window, atMs } = opened(wish);
    const { stepStartMs, stepEndMs, count } = result.batches;
    const inSight = [...stepEndMs].filter((endMs) => endMs <= window.untilMs + 1e-6).length;
    expect(inSight).toBeGreaterThanOrEqual(Math.min(count, 5));
    expect(inSight).toBeLessThanOrEqual(41);
    expect(shows(window, stepStartMs[0] ?? -1)).toBe(true);
    expect(shows(window, atMs)).toBe(true);
  });
});
