import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { CASES } from "@/lib/quiz/cases";
import { caseOrder, LARGEST_SEED, offeredOrder, shuffled } from "@/lib/quiz/order";
import { readQuizLink, writePlace, writeScore } from "@/lib/quiz/quizLink";

const IDS = ["a", "b", "c"];
const seeds = fc.integer({ min: 0, max: LARGEST_SEED });

describe("links of the quiz", () => {
  it("come back as they were written", () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(null, ...IDS), (seed, caseId) => {
        expect(readQuizLink(writePlace({ seed, caseId }), IDS)).toEqual({
          place: { seed, caseId },
          score: null,
          problems: [],
        });
      }),
      { numRuns: 50 },
    );
  });

  it("carry a score alone", () => {
    expect(writeScore({ points: 34, of: 60 })).toBe("score=34of60");
    expect(readQuizLink("score=34of60", IDS)).toEqual({
      place: { seed: 1, caseId: null },
      score: { points: 34, of: 60 },
      problems: [],
    });
  });

  it.each([
    ["score=61of60", "score"],
    ["score=0of0", "score"],
    ["score=%3Cb%3E", "score"],
    ["case=d", "case"],
    ["order=-1", "order"],
    ["order=4294967296", "order"],
  ])("say what of %s cannot be honoured", (query, field) => {
    const { problems, place, score } = readQuizLink(query, IDS);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${field}: found`);
    expect({ place, score }).toEqual({ place: { seed: 1, caseId: null }, score: null });
  });

  it("never fail", () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(readQuizLink(query, IDS).place.seed).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 100 },
    );
  });
});

describe("the order", () => {
  const cases = Array.from({ length: 12 }, (_, index) => ({ id: `case-${index}`, level: 1 + (index % 3) }));

  it("is decided by the seed, and goes by level", () => {
    expect(caseOrder(cases, 7)).toEqual(caseOrder(cases, 7));
    expect(caseOrder(cases, 7)).not.toEqual(caseOrder(cases, 8));
    const levels = caseOrder(cases, 7).map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted());
  });

  it("keeps every item", () => {
    fc.assert(
      fc.property(seeds, fc.uniqueArray(fc.nat()), (seed, items) => {
        expect(new Set(shuffled(items, seed, "causes"))).toEqual(new Set(items));
      }),
      { numRuns: 50 },
    );
  });

  it.each(["cause", "remedy"] as const)("puts the right %s at every place equally often", (what) => {
    const places = (seed: number) =>
      CASES.flatMap(({ id, rounds }) =>
        rounds.map((round, index) => {
          const ids = what === "cause" ? round.causes.map((cause) => cause.id) : round.remedies;
          const right = what === "cause" ? round.causes.find(({ isRight }) => isRight)?.id : round.accepted;
          const at = offeredOrder(ids, seed, id, what, index).findIndex((one) => one === right);
          return { share: at / (ids.length - 1), isFirst: at === 0 };
        }),
      );
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const byDefault = places(1);
    expect(Math.abs(mean(byDefault.map(({ share }) => share)) - 0.5)).toBeLessThan(0.15);
    expect(mean(byDefault.map(({ isFirst }) => Number(isFirst)))).toBeLessThan(0.4);
    const all = Array.from({ length: 50 }, (_, seed) => places(seed)).flat();
    expect(mean(all.map(({ share }) => share))).toBeCloseTo(0.5, 1);
  });
});
