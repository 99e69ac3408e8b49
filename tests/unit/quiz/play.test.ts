import { describe, expect, it } from "vitest";
import { gradeOf, mostPoints } from "@/lib/quiz/grading";
import { type Move, moved, type Play, playOf, stepOf } from "@/lib/quiz/play";
import type { QuizCase } from "@/lib/quiz/quizCase";
import { arraysFromFarAway } from "@/lib/quiz/cases/arraysFromFarAway";
import { videoInTheMainProcess } from "@/lib/quiz/cases/videoInTheMainProcess";

const guess: Move = { kind: "guess", option: 0 };
const hint: Move = { kind: "hint" };
const show: Move = { kind: "show" };
const goOn: Move = { kind: "goOn" };
const cause = (id: string): Move => ({ kind: "nameCause", id });
const remedy = (id: string): Move => ({ kind: "tryRemedy", id });

const after = (quizCase: QuizCase, ...moves: readonly Move[]): Play =>
  moves.reduce((play, move) => moved(quizCase, play, move), playOf(quizCase));

const points = (quizCase: QuizCase, ...moves: readonly Move[]) =>
  gradeOf(quizCase, after(quizCase, ...moves), 0).points;

describe("a play", () => {
  it("asks for a guess first, beside the instruments", () => {
    for (const quizCase of [videoInTheMainProcess, arraysFromFarAway])
      expect(stepOf(quizCase, playOf(quizCase))).toEqual({ kind: "predict" });
  });

  it("goes from guess to cause to remedy to explanation", () => {
    const moves = [guess, cause("serial"), remedy("moreWorkers")];
    const steps = moves.map((_, index) =>
      stepOf(videoInTheMainProcess, after(videoInTheMainProcess, ...moves.slice(0, index + 1))),
    );
    expect(steps).toEqual([
      { kind: "cause", round: 0 },
      { kind: "remedy", round: 0 },
      { kind: "explained", round: 0, isLast: true },
    ]);
  });

  it("plays both rounds, one after the other", () => {
    const moves = [
      guess,
      cause("latency"),
      remedy("moreWorkers"),
      goOn,
      cause("pickle"),
      remedy("returnTensors"),
    ];
    const kinds = [0, ...moves.map((_, index) => index + 1)].map(
      (count) => stepOf(arraysFromFarAway, after(arraysFromFarAway, ...moves.slice(0, count))).kind,
    );
    expect(kinds).toEqual(["predict", "cause", "remedy", "explained", "cause", "remedy", "explained"]);
  });

  it("stays as it is when a move does not fit", () => {
    const start = playOf(videoInTheMainProcess);
    expect(moved(videoInTheMainProcess, start, remedy("moreWorkers"))).toBe(start);
    const named = after(videoInTheMainProcess, guess, cause("storage"));
    for (const move of [cause("storage"), cause("none"), remedy("moreWorkers"), goOn, guess]) {
      expect(moved(videoInTheMainProcess, named, move)).toEqual(named);
    }
  });

  it("does not go beyond the last explanation", () => {
    const end = after(videoInTheMainProcess, guess, show, show);
    expect(moved(videoInTheMainProcess, end, goOn)).toBe(end);
  });
});

describe("points", () => {
  it("are all there for a case without a mistake", () => {
    expect(points(videoInTheMainProcess, guess, cause("serial"), remedy("moreWorkers"))).toBe(5);
    expect(mostPoints(videoInTheMainProcess)).toBe(5);
    expect(mostPoints(arraysFromFarAway)).toBe(9);
  });

  it.each([
    ["one wrong cause", [guess, cause("storage"), cause("serial"), remedy("moreWorkers")], 4],
    ["two wrong causes", [guess, cause("storage"), cause("copy"), cause("serial"), remedy("moreWorkers")], 3],
    ["one wrong remedy", [guess, cause("serial"), remedy("pinMemory"), remedy("moreWorkers")], 4],
    ["a wrong guess", [{ kind: "guess", option: 1 }, cause("serial"), remedy("moreWorkers")], 4],
    ["no guess", [{ kind: "guess", option: null }, cause("serial"), remedy("moreWorkers")], 4],
    ["a hint", [guess, hint, cause("serial"), remedy("moreWorkers")], 4],
    ["a cause that was shown", [guess, show, remedy("moreWorkers")], 3],
    ["a cause found after it was nearly told", [guess, hint, hint, hint, cause("serial"), show], 1],
    ["nothing but hints", [{ kind: "guess", option: null }, hint, hint, show, show], 0],
  ] as const)("are counted with %s", (_, moves, expected) => {
    expect(points(videoInTheMainProcess, ...moves)).toBe(expected);
  });
});
