import { describe, expect, it } from "vitest";
import { avoidedWords, bareFigures, longSentences, unsourcedQuantities } from "@/content/checks/lints";
import { passagesOf } from "@/content/checks/passages";
import { readabilityOf } from "@/content/checks/readability";
import { files } from "./article";

const passages = files.flatMap(passagesOf);
const prose = passages.filter(({ kind }) => kind === "prose");

describe("the prose of the article", () => {
  it("is there: thirteen sections of it", () => {
    const sections = files.flatMap(({ tree }) =>
      tree.children.filter((node) => node.type === "heading" && node.depth === 2),
    );
    expect(sections).toHaveLength(13);
    expect(readabilityOf(prose.map(({ text }) => text)).words).toBeGreaterThan(4000);
  });

  it("reads easily: Flesch 50 or more, as a whole and in each file", () => {
    expect(readabilityOf(prose.map(({ text }) => text)).readingEase).toBeGreaterThanOrEqual(50);
    for (const { path } of files) {
      const own = prose.filter((passage) => passage.path === path).map(({ text }) => text);
      expect(readabilityOf(own).readingEase, path).toBeGreaterThanOrEqual(50);
    }
  });

  it("has no sentence over 30 words", () => {
    expect(longSentences(passages)).toEqual([]);
  });

  it("has no figure without its evidence", () => {
    expect(bareFigures(passages)).toEqual([]);
  });

  it("has no quantity in words without a source beside it", () => {
    expect(unsourcedQuantities(passages)).toEqual([]);
  });

  it("keeps to the vocabulary", () => {
    expect(avoidedWords(passages)).toEqual([]);
  });
});
