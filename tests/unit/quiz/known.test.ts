import { describe, expect, it } from "vitest";
import {
  type Known,
  questionFor,
  shownReadings,
  shownRemedy,
  withAnswer,
} from "@/components/widgets/diagnostic/model/known";
import { inPlaceInWords } from "@/components/widgets/diagnostic/model/inPlace";
import { turningPlatters } from "@/lib/quiz/cases/turningPlatters";
import { keptForLater } from "@/lib/quiz/cases/keptForLater";
import { createExaminer } from "@/lib/quiz/examiner/examiner";
import { type Move, moved, type Play, playOf, stepOf } from "@/lib/quiz/play";

const examiner = createExaminer(keptForLater);
const sheet = examiner.sheet();
const start = examiner.begin(0);
const after = (...moves: readonly Move[]) =>
  moves.reduce((play, move) => moved(sheet, play, move), playOf(sheet));
const guess: Move = { kind: "guess", option: 0 };
const cause: Move = { kind: "nameCause", id: "descriptors" };
const remedy = (id: string): Move => ({ kind: "tryRemedy", id });

describe("what has to be run before a move", () => {
  it.each([
    [[], guess, { kind: "answer" }],
    [[guess], cause, null],
    [[guess, cause], remedy("fewerWorkers"), { kind: "trial", round: 0, remedy: "fewerWorkers" }],
    [[guess, cause], { kind: "show" }, { kind: "trial", round: 0, remedy: sheet.rounds[0]?.accepted }],
    [[guess, cause], { kind: "hint" }, null],
  ] as const)("after %j, for %j", (moves, move, question) => {
    expect(questionFor(sheet, stepOf(sheet, after(...moves)), move)).toEqual(question);
  });
});

describe("what the instruments show", () => {
  const shown = (looked: string | null, ...moves: readonly Move[]) => {
    const play = after(...moves);
    return shownRemedy(sheet, play, stepOf(sheet, play), looked);
  };

  it("is the run alone until something was tried, then what was tried last", () => {
    expect(shown(null, guess)).toBeNull();
    expect(shown(null, guess, cause)).toBeNull();
    expect(shown(null, guess, cause, remedy("fewerWorkers"))).toBe("fewerWorkers");
  });

  it("is in the end what solved it, be it another than the best, or what is looked at", () => {
    const solved = [guess, cause, remedy("keepNoBatches")];
    expect(shown(null, ...solved)).toBe("keepNoBatches");
    expect(shown("fewerWorkers", ...solved)).toBe("fewerWorkers");
    expect(shown(null, guess, cause, { kind: "show" })).toBe(sheet.rounds[0]?.accepted);
  });

  it("is both runs once the trial is known", () => {
    const known: Known = { answer: null, starts: { 0: start }, trials: {} };
    const question = { kind: "trial", round: 0, remedy: "keepNoBatches" } as const;
    const trial = examiner.trial(0, "keepNoBatches");
    const more = withAnswer(known, question, { kind: "trial", trial });
    expect(shownReadings(known, 0, "keepNoBatches")).toEqual({ before: start.readings, after: null });
    expect(shownReadings(more, 0, "keepNoBatches")).toEqual({ before: trial.before, after: trial.after });
  });
});

describe("the second round", () => {
  const twice = createExaminer(turningPlatters);
  const rounds = twice.sheet();
  const solvedBy = (id: string) =>
    [guess, { kind: "nameCause", id: "disk" } as const, remedy(id), { kind: "goOn" } as const].reduce<Play>(
      (play, move) => moved(rounds, play, move),
      playOf(rounds),
    );

  it("says with which remedy it goes on, whichever was chosen", () => {
    expect(inPlaceInWords(rounds, solvedBy("localCopy"), 0)).toBeNull();
    expect(inPlaceInWords(rounds, solvedBy("localCopy"), 1)).toBe(
      "From here on this is in place: “Copy the data to a local SSD”.",
    );
    expect(inPlaceInWords(rounds, solvedBy("shards"), 1)).toMatch(/^You chose “Pack .* goes on with “Copy/);
  });

  it("says what its remedy would have brought in the other order", () => {
    expect(twice.trial(0, "localCopy").tooEarly).toBeNull();
    expect(twice.trial(1, "moreWorkers").tooEarly).toMatch(/as before\.$/);
  });
});
