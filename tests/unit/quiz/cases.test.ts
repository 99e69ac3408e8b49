import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { caseSchema } from "@/lib/quiz/caseSchema";
import { CASES } from "@/lib/quiz/cases";
import { CLEAR_LEAD, NOTHING } from "@/lib/quiz/objective";
import { isAccepted } from "@/lib/quiz/play";
import { predictedNumber, rightOption } from "@/lib/quiz/prediction";
import { playedRounds } from "./rounds";

/** No change to the loader; it always helps where the GPU is the limit. */
const NOT_THE_LOADER = ["fixModel", "leaveItAlone"];

/** A remedy that is offered and not accepted brings at most this part of what the accepted one does. */
const GOOD_TOO = 0.6;

/** Where the right answers to the guesses stand. */
const guesses: number[] = [];

/** An answer may not hang on this part of the number that is asked for. */
const FROM_THE_EDGE = 0.03;

describe.each(CASES.map((quizCase) => [quizCase.id, quizCase] as const))("case %s", (_, quizCase) => {
  const played = playedRounds(quizCase);

  it("is what the schema allows", () => {
    const parsed = v.safeParse(caseSchema, quizCase);
    expect((parsed.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ""}: ${issue.message}`)).toEqual(
      [],
    );
  });

  it("offers remedies that can be tried", () => {
    for (const { round, tried } of played) {
      expect(tried.map(({ id }) => id)).toEqual(expect.arrayContaining([...round.remedies]));
    }
  });

  it("accepts the best remedy of the whole catalogue", () => {
    for (const { round, tried, own, accepted } of played) {
      const innocent = quizCase.objective === "nothingToGain";
      const others = tried.filter(
        ({ id }) => !isAccepted(round, id) && !(innocent && NOT_THE_LOADER.includes(id)),
      );
      const [best] = others.toSorted((a, b) => b.score - a.score);
      if (innocent) {
        expect(round.accepted).toBe("leaveItAlone");
        expect(best?.score ?? 0, best?.id).toBeLessThan((1 + NOTHING) * own);
      } else {
        expect(accepted?.score ?? 0, `against ${best?.id ?? "nothing"}`).toBeGreaterThanOrEqual(
          (1 + CLEAR_LEAD) * Math.max(own, best?.score ?? 0),
        );
      }
    }
  });

  it("leaves no other good remedy on the list", () => {
    for (const { round, tried, own, accepted } of played) {
      const gained = (accepted?.score ?? 0) - own;
      const close = tried
        .filter(({ id }) => round.remedies.includes(id) && !isAccepted(round, id))
        .filter(({ score }) => gained > 0 && score - own > GOOD_TOO * gained);
      expect(close.map(({ id }) => id)).toEqual([]);
    }
  });

  it("accepts besides only what comes to the same thing", () => {
    for (const { round, tried, accepted } of played) {
      for (const { remedy } of round.equivalent ?? []) {
        const score = tried.find(({ id }) => id === remedy)?.score ?? 0;
        const best = Math.max(score, accepted?.score ?? 0);
        expect(Math.min(score, accepted?.score ?? 0), remedy).toBeGreaterThan((1 - CLEAR_LEAD) * best);
      }
    }
  });

  it("has to be mended in this order", () => {
    const [first, second] = played;
    if (first === undefined || second === undefined) return;
    const early = first.tried.find(({ id }) => id === second.round.accepted);
    expect(early?.score ?? first.own).toBeLessThan((1 + CLEAR_LEAD) * first.own);
  });

  it("asks for a number that is not on the edge between two answers", () => {
    const { about, of, options } = quizCase.prediction;
    const [first] = played;
    const before = first?.before.result;
    const after =
      about.run === "after"
        ? first?.tried.find(({ id }) => id === about.remedy)?.outcome.result
        : first?.before.result;
    if (before === undefined || after === undefined) throw new Error("the remedy of the prediction applies");
    const own = predictedNumber(quizCase, of, before);
    const value = about.run === "after" ? predictedNumber(quizCase, of, after) / own : own;
    const right = rightOption(quizCase, before, after);
    guesses.push(right);
    expect(options[right]).toBeDefined();
    for (const { below } of options) {
      if (below !== null) {
        expect(Math.abs(value / below - 1), `${value} near ${below}`).toBeGreaterThan(FROM_THE_EDGE);
      }
    }
  });
});

describe("the cases", () => {
  it("have ids of their own", () => {
    expect(new Set(CASES.map(({ id }) => id)).size).toBe(CASES.length);
  });

  it("have the answer to the guess anywhere", () => {
    expect(guesses).toHaveLength(CASES.length);
    for (const place of [0, 1, 2]) {
      const share = guesses.filter((right) => right === place).length / guesses.length;
      expect(share, `answer ${place}`).toBeGreaterThan(0.2);
      expect(share, `answer ${place}`).toBeLessThan(0.45);
    }
  });

  it("come at three levels", () => {
    expect(new Set(CASES.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
  });
});
