import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { turningPlatters } from "@/lib/quiz/cases/turningPlatters";
import { gradeOf } from "@/lib/quiz/grading";
import { type Move, moved, type Play, playOf } from "@/lib/quiz/play";
import { readPlays, resumed, writePlays } from "@/lib/quiz/plays";

const quizCase = turningPlatters;
const options = quizCase.prediction.options.length;
const { rounds } = quizCase;
const moves = fc.oneof(
  fc.record({ kind: fc.constant("guess" as const), option: fc.constantFrom(null, 0, 1, 2) }),
  fc.record({
    kind: fc.constant("nameCause" as const),
    id: fc.constantFrom(...rounds.flatMap(({ causes }) => causes.map(({ id }) => id))),
  }),
  fc.record({
    kind: fc.constant("tryRemedy" as const),
    id: fc.constantFrom(...rounds.flatMap(({ remedies }) => remedies)),
  }),
  fc.record({ kind: fc.constantFrom("hint" as const, "show" as const, "goOn" as const) }),
);
const played = (all: readonly Move[]) =>
  all.reduce<Play>((play, move) => moved(quizCase, play, move), playOf(quizCase));

/** What the device brings back of a play. */
const reopened = (play: Play) => resumed(quizCase, options, readPlays(writePlays({ a: play })).a);

describe("a case that is left and opened again", () => {
  it("stands where it stood, with every mistake and every hint", () => {
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 30 }), (all) => {
        const play = played([{ kind: "guess", option: 1 }, ...all]);
        expect(reopened(play)).toEqual(play);
        expect(gradeOf(quizCase, reopened(play), 0)).toEqual(gradeOf(quizCase, play, 0));
      }),
      { numRuns: 60 },
    );
  });

  it("starts from the beginning where nothing was done", () => {
    expect(resumed(quizCase, options, undefined)).toEqual(playOf(quizCase));
    expect(reopened(playOf(quizCase))).toEqual(playOf(quizCase));
  });

  it("leaves out what the case no longer has", () => {
    const [first, second] = played([{ kind: "guess", option: 0 }]).rounds;
    if (first === undefined || second === undefined) throw new Error("two rounds");
    const stored: Play = {
      guess: 0,
      rounds: [{ ...first, hints: 9, causes: ["gone", "disk"], remedies: ["gone"], isLeft: true }, second],
    };
    const play = resumed(quizCase, options, stored);
    expect(play.rounds[0]).toMatchObject({ hints: 2, causes: ["disk"], remedies: [], isLeft: false });
    expect(resumed(quizCase, options, { ...stored, guess: 7 })).toEqual(playOf(quizCase));
  });

  it.each([
    ["nothing", null],
    ["no JSON", "guess 1"],
    ["another version", '{"version":2,"plays":{}}'],
    ["a guess that is none", '{"version":1,"plays":{"a":{"guess":"maybe","rounds":[]}}}'],
    ["hints without end", '{"version":1,"plays":{"a":{"guess":1,"rounds":[{"hints":1e9}]}}}'],
  ])("counts %s as nothing done", (_, text) => {
    expect(readPlays(text)).toEqual({});
  });
});
