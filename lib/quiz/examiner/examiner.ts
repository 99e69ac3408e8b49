import { remedyOf, isRemedyId } from "@/lib/advice/remedies";
import { formatCount, formatMs, formatPercent } from "@/lib/format/number";
import { readingsOf } from "@/lib/instruments";
import type { Result } from "@/lib/sim";
import { predictedNumber, rightOption } from "../prediction";
import type { PredictedNumber, QuizCase, Round } from "../quizCase";
import { setupOf } from "../trial";
import { codeOf } from "./code";
import { remedyInWords, replyToRemedy } from "./reply";
import { instrumentRun } from "./instrumentRun";
import { createCaseRuns } from "./runs";
import { rateInWords } from "./words";
import type { AnswerSheet, CaseSheet, RoundSheet, RoundStart, TrialSheet } from "./sheet";

/** Runs a case and grades it; everything that it hands out is plain data. */
export interface Examiner {
  readonly sheet: () => CaseSheet;
  readonly answer: () => AnswerSheet;
  readonly begin: (round: number) => RoundStart;
  /** Throws for a remedy that the round does not offer. */
  readonly trial: (round: number, remedy: string) => TrialSheet;
}

/** The examiner of one case. Nothing is simulated before it is asked for, and nothing twice. */
export function createExaminer(quizCase: QuizCase): Examiner {
  const runs = createCaseRuns(quizCase);
  const { instruments, objective, prediction, visibleCores } = quizCase;

  const begin = (round: number): RoundStart => {
    const { setup, outcome } = runs.before(round);
    const run = instrumentRun(outcome, objective);
    return {
      readings: instruments.flatMap((instrument) => readingsOf(instrument, [run], visibleCores)),
      setup,
    };
  };

  const tooEarly = (id: string): string | null => {
    const first = runs.tried(0, id);
    return first === null ? null : remedyInWords(objective, runs.before(0).outcome, first);
  };

  const trial = (round: number, id: string): TrialSheet => {
    const before = runs.before(round);
    const tried = runs.tried(round, id);
    if (tried === null) throw new Error(`remedy: found ${id}, allowed is one that applies in round ${round}`);
    const { remedy, code, setup, outcome } = tried;
    const pair = [before.outcome, outcome].map((one) => instrumentRun(one, objective));
    const readings = instruments.map((instrument) => readingsOf(instrument, pair, visibleCores));
    return {
      id,
      title: remedy.title,
      code,
      does: remedy.does,
      costs: remedy.costs,
      assumes: remedy.assumes,
      changesTraining: remedy.changesTraining ?? null,
      measured: remedyInWords(objective, before.outcome, tried),
      tooEarly: round === 0 ? null : tooEarly(id),
      reply: replyToRemedy(objective, before.outcome, tried),
      before: readings.flatMap((both) => both.slice(0, 1)),
      after: readings.flatMap((both) => both.slice(1)),
      setup,
    };
  };

  const answer = (): AnswerSheet => {
    const { about, of } = prediction;
    const numberOf = (run: Result) => IN_WORDS[of](predictedNumber(quizCase, of, run));
    const before = runs.before(0).outcome.result;
    if (about.run === "before") {
      return { option: rightOption(quizCase, before, before), told: `It is ${numberOf(before)}.` };
    }
    const tried = runs.tried(0, about.remedy);
    const after = tried?.outcome.result ?? before;
    return {
      option: rightOption(quizCase, before, after),
      told: `${numberOf(after)} instead of ${numberOf(before)}.`,
    };
  };

  return {
    sheet: () => sheetOf(quizCase, runs.before(0).outcome.failure?.message ?? null),
    answer,
    begin,
    trial,
  };
}

function sheetOf(quizCase: QuizCase, lastLine: string | null): CaseSheet {
  const { id, level, title, situation, logLine, prediction, rounds, readOn, source, assumed } = quizCase;
  return {
    id,
    level,
    title,
    situation,
    code: codeOf(setupOf(quizCase).scenario),
    logLine: logLine ?? lastLine,
    lastLine,
    question: prediction.question,
    options: prediction.options.map(({ label }) => label),
    rounds: rounds.map(roundSheet),
    readOn,
    source,
    assumed,
  };
}

function roundSheet(round: Round): RoundSheet {
  return {
    ...round,
    offered: round.remedies.filter(isRemedyId).map((id) => {
      const { title, changesTraining } = remedyOf(id);
      return { id, title, changesTraining: changesTraining !== undefined };
    }),
  };
}

const IN_WORDS: Readonly<Record<PredictedNumber, (value: number) => string>> = {
  gpuBusyFraction: formatPercent,
  waitFraction: formatPercent,
  samplesPerSecond: rateInWords,
  firstBatchMs: formatMs,
  batches: formatCount,
};
