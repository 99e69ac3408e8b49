import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readArticle } from "@/content/checks/article";
import { avoidedWords, bareFigures, longSentences, unsourcedQuantities } from "@/content/checks/lints";
import { passagesOf } from "@/content/checks/passages";
import { readabilityOf } from "@/content/checks/readability";

const index = fileURLToPath(new URL("../../../content/simulator/index.mdx", import.meta.url));
const passages = readArticle(index).flatMap(passagesOf);
const prose = passages.filter(({ kind }) => kind === "prose").map(({ text }) => text);

describe("the prose of the page on the simulator", () => {
  it("reads easily: Flesch 50 or more", () => {
    expect(readabilityOf(prose).words).toBeGreaterThan(400);
    expect(readabilityOf(prose).readingEase).toBeGreaterThanOrEqual(50);
  });

  it("has no long sentence, no typed figure, no quantity without a source, no word to avoid", () => {
    expect(longSentences(passages)).toEqual([]);
    expect(bareFigures(passages)).toEqual([]);
    expect(unsourcedQuantities(passages)).toEqual([]);
    expect(avoidedWords(passages)).toEqual([]);
  });
});
