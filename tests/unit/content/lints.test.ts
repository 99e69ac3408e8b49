import { describe, expect, it } from "vitest";
import { parseMdx } from "@/content/checks/article";
import { avoidedWords, bareFigures, longSentences, unsourcedQuantities } from "@/content/checks/lints";
import { passagesOf } from "@/content/checks/passages";
import { readabilityOf, sentencesOf } from "@/content/checks/readability";

const passages = (text: string) => passagesOf({ path: "a.mdx", tree: parseMdx(text) });

describe("bareFigures", () => {
  it("finds a figure in a paragraph, a cell, a heading and a printed attribute", () => {
    expect(bareFigures(passages("It takes 12 ms."))).toEqual([{ where: "a.mdx:1", what: "It takes 12 ms." }]);
    expect(bareFigures(passages("| a |\n| - |\n| 47 ms |"))).toHaveLength(1);
    expect(bareFigures(passages("## 3 parts"))).toHaveLength(1);
    expect(bareFigures(passages('<Pipeline figure="hero" caption="With 8 cores" />'))).toHaveLength(1);
  });

  it("finds one inside a claim, an emphasis and a list", () => {
    expect(bareFigures(passages('<Claim id="x">It gains 20 per cent.</Claim>'))).toHaveLength(1);
    expect(bareFigures(passages("- **8 workers**"))).toHaveLength(1);
  });

  it("lets pass what carries its evidence, code, and names", () => {
    expect(
      bareFigures(passages('<Fact id="handleBytes" /> and <Num figure="hero" of="stepMs" /> ms')),
    ).toEqual([]);
    expect(bareFigures(passages("`num_workers=0` on an A100"))).toEqual([]);
    expect(bareFigures(passages("```python\nx = 1\n```"))).toEqual([]);
  });
});

describe("unsourcedQuantities", () => {
  it("finds a quantity in words that stands alone", () => {
    expect(unsourcedQuantities(passages("That is twice as fast."))).toHaveLength(1);
  });

  it("lets it pass beside a citation, a fact, a claim or a link", () => {
    expect(unsourcedQuantities(passages('That is twice as fast. <Cite of="tfData" />'))).toEqual([]);
    expect(unsourcedQuantities(passages('<Claim id="x">That is twice as fast.</Claim>'))).toEqual([]);
    expect(unsourcedQuantities(passages("Twice as much ([paper](https://example.org))."))).toEqual([]);
  });
});

describe("longSentences", () => {
  const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

  it("allows 30 words and refuses 31", () => {
    expect(longSentences(passages(`${words(30)}.`))).toEqual([]);
    expect(longSentences(passages(`${words(31)}.`))).toHaveLength(1);
  });

  it("counts the words around components", () => {
    expect(longSentences(passages(`${words(30)} <Fact id="handleBytes" />.`))).toHaveLength(1);
  });
});

describe("avoidedWords", () => {
  it("finds a word of another vocabulary, but not in code", () => {
    expect(avoidedWords(passages("Simply use a mini-batch."))).toHaveLength(1);
    expect(avoidedWords(passages("Use `dataloader`."))).toEqual([]);
  });
});

describe("readabilityOf", () => {
  it("follows the formula of Flesch", () => {
    const { words, sentences, syllables, readingEase } = readabilityOf(["The cat sat. The dog ran."]);
    expect([sentences, words, syllables]).toEqual([2, 6, 6]);
    expect(readingEase).toBeCloseTo(206.835 - 1.015 * 3 - 84.6);
  });

  it("takes arguments apart and counts the digits of numbers", () => {
    expect(readabilityOf(["Set num_workers to 12."])).toMatchObject({ words: 5, syllables: 7 });
  });

  it("sees the end of each passage as the end of a sentence", () => {
    expect(sentencesOf("No stop here")).toHaveLength(1);
    expect(readabilityOf(["No stop here", "None here"]).sentences).toBe(2);
  });
});
