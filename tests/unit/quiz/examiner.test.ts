import { describe, expect, it } from "vitest";
import { CASES } from "@/lib/quiz/cases";
import { CASE_LOADERS, loadCase } from "@/lib/quiz/cases/load";
import { createExaminer } from "@/lib/quiz/examiner/examiner";
import { figureLink } from "@/lib/quiz/examiner/figureLink";
import { idleBy } from "@/lib/quiz/examiner/pace";
import { outcomeInWords } from "@/lib/quiz/examiner/words";
import { createCaseRuns } from "@/lib/quiz/examiner/runs";
import { isAccepted } from "@/lib/quiz/play";
import { setupOf } from "@/lib/quiz/trial";
import { readShare } from "@/lib/share";
import { meanBetween } from "@/lib/signals/meanBetween";
import type { Reading } from "@/lib/instruments";
import { factsOf, textsOf } from "./facts";
import { isAmong, quantitiesIn } from "./quantities";

/** Numbers that belong to something else than the run: a pipe of Linux, a log that is the report's own. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  "arrays-in-line": ["64 KiB"],
  "every-fourth-step": ["1.34 s"],
  "four-or-ten": ["5005", "5.63"],
};

it("finds every case by its id, and no other", async () => {
  expect(Object.keys(CASE_LOADERS)).toEqual(CASES.map(({ id }) => id));
  for (const quizCase of CASES) expect(await loadCase(quizCase.id)).toBe(quizCase);
  await expect(loadCase("none")).rejects.toThrow("case: found none");
});

/** `9.9 GB of 10 GB`, `7.9 of 8`: what there is may not exceed what there can be. */
function aboveItsLimit(reading: Reading): string[] {
  const unit = { B: 1, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 } as const;
  const amount = (text: string) => {
    const [, number = "", name = ""] = /^([\d.,]+)\s*(\w*)/.exec(text) ?? [];
    const factor = Object.entries(unit).find(([known]) => known === name)?.[1] ?? 1;
    return Number(number.replaceAll(",", "")) * factor;
  };
  const numbers = reading.numbers.filter(({ text }) => {
    const [used = "", limit] = text.split(" of ");
    return limit !== undefined && /^\d/.test(used) && amount(used) > amount(limit);
  });
  const strips = reading.strips.filter(({ values, top }) => values.some((value) => value > 1.0001 * top));
  return [...numbers, ...strips].map(({ label }) => `${reading.title}: ${label}`);
}

describe.each(CASES.map((quizCase) => [quizCase.id, quizCase] as const))(
  "the examiner of %s",
  (_, quizCase) => {
    const examiner = createExaminer(quizCase);
    const runs = createCaseRuns(quizCase);
    const trials = quizCase.rounds.map(({ remedies }, round) =>
      remedies.map((id) => examiner.trial(round, id)),
    );

    it("hands out plain data, and the numbers that the case compares by", () => {
      const start = examiner.begin(0);
      expect(structuredClone([examiner.sheet(), start, examiner.answer(), trials])).toBeDefined();
      for (const [round, all] of trials.entries()) {
        const before = outcomeInWords(quizCase.objective, runs.before(round).outcome);
        for (const { measured } of all) expect(measured).toContain(before);
      }
    });

    it("tells no number that is not among its settings, its report and its runs", () => {
      const begun = quizCase.rounds.map((__, round) => ({
        ...runs.before(round),
        readings: examiner.begin(round).readings,
      }));
      const facts = factsOf(quizCase, begun, trials.flat());
      const told = textsOf(quizCase).flatMap(quantitiesIn);
      const unknown = told.filter((one) => !isAmong(one, facts) && !TOLD[quizCase.id]?.includes(one.words));
      expect(unknown.map(({ words }) => words)).toEqual([]);
    });

    it("accounts for every idle moment of its GPU once, and for no more copying than there is", () => {
      const { result } = runs.before(0).outcome;
      const { totals, batches, gaps } = result;
      const idle = idleBy(result);
      const afterLastMs = gaps
        .filter(({ cause }) => cause.kind === "end")
        .reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
      const accounted = totals.gpuBusyMs + afterLastMs + [...idle.values()].reduce((sum, ms) => sum + ms, 0);
      expect(accounted / totals.wallMs).toBeCloseTo(1, 2);
      const copiedMs = batches.count * meanBetween(batches.copyStartMs, batches.copyEndMs);
      expect(idle.get("copy") ?? 0).toBeLessThanOrEqual(1.001 * copiedMs);
    });

    it("asks for nothing that its host does not have", () => {
      const { hostCores = Infinity, visibleCores = 0 } = quizCase;
      expect(visibleCores).toBeLessThanOrEqual(hostCores);
      for (const { setup } of trials.flat()) {
        const { cores, ramBytes, shmBytes } = setup.scenario.machine;
        expect(cores).toBeLessThanOrEqual(hostCores);
        expect(shmBytes).toBeLessThanOrEqual(ramBytes);
        expect(ramBytes).toBe(quizCase.wish.machine.ramBytes);
      }
    });

    it("shows nothing above its limit, before and after", () => {
      const readings = quizCase.rounds.flatMap((__, round) => examiner.begin(round).readings);
      const tried = trials.flat().flatMap(({ before, after }) => [...before, ...after]);
      expect([...readings, ...tried].flatMap(aboveItsLimit)).toEqual([]);
    });

    it("has a reason of its own for every remedy that is not the one", () => {
      for (const [index, round] of quizCase.rounds.entries()) {
        const wrong = (trials[index] ?? []).filter(({ id }) => !isAccepted(round, id));
        for (const { reply, measured, costs } of wrong) {
          expect(reply).toContain(measured);
          expect(reply.length).toBeGreaterThan(measured.length + costs.length + 80);
          expect(reply).not.toMatch(/undefined|NaN|Infinity/);
        }
        expect(new Set(wrong.map(({ reply }) => reply)).size).toBe(wrong.length);
      }
    });

    it("opens in a figure as it is, or says what the figure has less of", () => {
      const { href, reduced } = figureLink(setupOf(quizCase));
      const [query = ""] = href.slice(1).split("#");
      const { wish, problems } = readShare(query.replace(/^figure=\w+&/, ""));
      expect(problems).toEqual([]);
      if (reduced === null) {
        expect(wish.workload).toEqual(quizCase.wish.workload);
        expect(wish.training).toEqual(quizCase.wish.training);
      } else expect(reduced).toMatch(/ here, .* in the figure\.$/);
    });

    it("asks for a guess that no instrument answers, and that is not the cure", () => {
      const { about, of } = quizCase.prediction;
      const [round] = quizCase.rounds;
      if (about.run === "after") expect(isAccepted(round, about.remedy)).toBe(false);
      else {
        const shows = of === "gpuBusyFraction" ? "gpu" : "waits";
        expect(quizCase.instruments).not.toContain(shows);
      }
    });
  },
);

it("counts a GPU that waits in the all-reduce as busy, and says beside it what of that is computing", () => {
  const quizCase = CASES.find(({ id }) => id === "eight-by-eight");
  if (quizCase === undefined) throw new Error("no such case");
  const deeper = createExaminer(quizCase).trial(0, "deeperPrefetch");
  const computing = (readings: readonly Reading[]) =>
    readings.flatMap(({ numbers }) => numbers).find(({ label }) => label.includes("computing"))?.text ?? "";
  const { result } = createCaseRuns(quizCase).before(0).outcome;
  expect(Math.max(...result.ranks.map(({ gpuBusyFraction }) => gpuBusyFraction))).toBeGreaterThan(0.9);
  expect(computing(deeper.before)).toBe(computing(deeper.after));
  expect(computing(deeper.before)).toMatch(/^1[0-9]\u202f%$/);
});
