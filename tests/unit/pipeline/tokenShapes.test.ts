import { describe, expect, it } from "vitest";
import { heroFrame } from "@/components/widgets/pipeline/model/heroFrame";
import { hasRoom } from "@/components/widgets/pipeline/model/positions";
import { tokensAt } from "@/components/widgets/pipeline/model/tokens";
import { tokenShapes } from "@/components/widgets/pipeline/model/tokenShapes";
import { defaultLoaderWish, defaultScenario, loaderFrom, simulate } from "@/lib/sim";
import { LABELS } from "@/lib/stages";

const { batches } = simulate(
  { ...defaultScenario, loader: loaderFrom({ ...defaultLoaderWish, numWorkers: 4 }) },
  "full",
);
const moments = Array.from({ length: 200 }, (_, at) => at * 7);

describe.each([
  ["wide", heroFrame(760)],
  ["narrow", heroFrame(360)],
])("in the %s frame", (_name, frame) => {
  const shown = moments.map((atMs) => {
    const tokens = tokensAt(batches, atMs).filter((token) => hasRoom(token, frame));
    return { tokens, shapes: tokenShapes(tokens, atMs, frame, false) };
  });

  it("draws a box for every batch, in the path of what happens to it", () => {
    for (const { tokens, shapes } of shown) {
      for (const { stage, boxes } of shapes.stages) {
        const own = tokens.filter((token) => token.stage === stage);
        expect(boxes.match(/M/g)).toHaveLength(own.length);
      }
      expect(new Set(shapes.stages.map(({ stage }) => stage))).toEqual(
        new Set(tokens.map(({ stage }) => stage)),
      );
    }
  });

  it("says the number of each, and what happens to it where there is room for the word", () => {
    for (const { tokens, shapes } of shown) {
      const said = shapes.texts.map(({ text }) => text);
      for (const { batch, stage, place } of tokens) {
        const isNamed = !frame.compact && place.kind !== "ready" && place.kind !== "launched";
        expect(said).toContain(isNamed ? `${batch} · ${LABELS[stage]}` : String(batch));
      }
    }
  });

  it("names every text once", () => {
    for (const { shapes } of shown) {
      const keys = shapes.texts.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
