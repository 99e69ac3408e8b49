import { expect, it } from "vitest";
import { figures } from "@/content/dataloader-pipeline/figures";
import { gapStory } from "@/lib/life";
import { toScenario } from "@/lib/scenario-store";
import { SETTINGS } from "@/lib/settings";
import { simulate } from "@/lib/sim";

const wish = SETTINGS.sampleSigma.set(
  SETTINGS.prefetchFactor.set(SETTINGS.numWorkers.set(figures.pipeline, 8), 4),
  2.25,
);
const run = simulate(toScenario(wish), "signals");

it("names what the main process receives first, and never something else", () => {
  const stories = run.gaps.map((gap) => gapStory(run, gap));
  expect(stories.some((story) => /ms (go )?to receiving batch \d+ before it/.test(story))).toBe(true);
  expect(stories.filter((story) => story.includes("something else"))).toEqual([]);
});

it("names the same parts of gaps that are alike: hand-over and copy", () => {
  const alike = run.gaps
    .filter(({ startMs, endMs, batch }) => batch > 8 && endMs - startMs > 6 && endMs - startMs < 6.6)
    .map((gap) => gapStory(run, gap));
  expect(alike.length).toBeGreaterThan(20);
  for (const story of alike) {
    expect(story).toMatch(/its copy to the GPU/);
    expect(story).toMatch(/its hand-over to the main process/);
  }
});
