import { describe, expect, it } from "vitest";
import { eventTimes } from "@/components/widgets/pipeline/model/events";
import { tokensAt } from "@/components/widgets/pipeline/model/tokens";
import { defaultLoaderWish, defaultScenario, loaderFrom, simulate } from "@/lib/sim";

/** Where everything is, without what a picture does not show. */
const shown = (batches: Parameters<typeof tokensAt>[0], atMs: number) =>
  JSON.stringify(tokensAt(batches, atMs).map(({ batch, stage, place }) => [batch, stage, place]));

describe.each([0, 1, 4])("the events of a run with %d workers", (numWorkers) => {
  const loader = loaderFrom({ ...defaultLoaderWish, numWorkers, pinMemory: true });
  const { batches } = simulate({ ...defaultScenario, loader }, "full");
  const events = eventTimes(batches, 1500);

  it("are sorted and apart", () => {
    expect(events.length).toBeGreaterThan(20);
    events.slice(1).forEach((event, index) => {
      expect(event).toBeGreaterThan(events[index] ?? Infinity);
    });
  });

  it("each change what is seen", () => {
    const pictures = events.map((atMs) => shown(batches, atMs));
    pictures.slice(1).forEach((picture, index) => {
      expect(picture).not.toBe(pictures[index]);
    });
  });
});
