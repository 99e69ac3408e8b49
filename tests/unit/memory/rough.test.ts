import { describe, expect, it } from "vitest";
import { figures } from "@/content/dataloader-pipeline/figures";
import { studyOf } from "@/lib/memory";
import { roughStudyOf } from "@/lib/memory/rough";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { SETTINGS } from "@/lib/settings";
import { simulate } from "@/lib/sim";

const run = (wish: Wish) => simulate(toScenario(wish), "signals");

describe("the memory of several ranks, roughly", () => {
  it("is exact for one", () => {
    const { timeline } = roughStudyOf(figures.memory, run);
    expect(timeline.ramBytes).toEqual(studyOf(figures.memory, run).timeline.ramBytes);
  });

  it.each([2, 4])("has the peaks and the throughput of %d ranks in full", (ranks) => {
    const wish = SETTINGS.ranks.set(figures.memory, ranks);
    const [rough, full] = [roughStudyOf(wish, run), studyOf(wish, run)];
    const share = (of: (study: typeof full) => number) => of(rough) / of(full);
    expect(Math.abs(share(({ timeline }) => timeline.peaks.ram.value) - 1)).toBeLessThan(0.05);
    expect(Math.abs(share(({ timeline }) => timeline.peaks.shm.value) - 1)).toBeLessThan(0.05);
    expect(Math.abs(share(({ timeline }) => timeline.endMs) - 1)).toBeLessThan(0.25);
    expect(Math.abs(share(({ samplesPerSecond }) => samplesPerSecond) - 1)).toBeLessThan(0.25);
  });
});
