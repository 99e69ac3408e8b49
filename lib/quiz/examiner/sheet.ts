import type { Setup } from "@/lib/advice/remedies";
import type { Reading } from "@/lib/instruments";
import type { RoundRules } from "../play";
import type { CaseSource, Level, Round } from "../quizCase";
import type { Section } from "../sections";

/** A remedy as it is offered. */
export interface OfferedRemedy {
  readonly id: string;
  readonly title: string;
  readonly changesTraining: boolean;
}

/** A round as it is played: what decides it, in words. */
export interface RoundSheet extends RoundRules, Pick<Round, "gaveAway" | "misled"> {
  readonly offered: readonly OfferedRemedy[];
}

/** A case as it is handed to whoever plays it. What takes a run comes apart: {@link RoundStart}, {@link TrialSheet}. */
export interface CaseSheet {
  readonly id: string;
  readonly level: Level;
  readonly title: string;
  readonly situation: string;
  /** How the loader is made and used, as the script has it. */
  readonly code: string;
  readonly logLine: string | null;
  /** The whole line that ended the run, for the explanation; null for a run that comes to its end. */
  readonly lastLine: string | null;
  readonly question: string;
  readonly options: readonly string[];
  readonly rounds: readonly RoundSheet[];
  /** The section of the article that explains it. */
  readonly readOn: Section;
  readonly source: CaseSource;
  readonly assumed: readonly string[];
}

/** What the instruments show when a round begins. */
export interface RoundStart {
  readonly readings: readonly Reading[];
  /** What was run, for a figure to open. */
  readonly setup: Setup;
}

/** The option of the prediction that the simulator proves right, and by which numbers. */
export interface AnswerSheet {
  readonly option: number;
  readonly told: string;
}

/** A remedy that was run. */
export interface TrialSheet {
  readonly id: string;
  readonly title: string;
  readonly code: string;
  /** What it does, costs, takes for granted and changes of the training. */
  readonly does: string;
  readonly costs: string;
  readonly assumes: string | null;
  readonly changesTraining: string | null;
  /** Both runs in numbers. */
  readonly measured: string;
  /** What it would have brought before the cause of the first round was mended, in a sentence; null in the first round. */
  readonly tooEarly: string | null;
  /** What is said to whoever has tried it and should try on. */
  readonly reply: string;
  /** Both runs on the same scales. */
  readonly before: readonly Reading[];
  readonly after: readonly Reading[];
  readonly setup: Setup;
}
