import { offeredOrder } from "@/lib/quiz/order";
import type { RoundSheet } from "@/lib/quiz/examiner/sheet";
import { type Known, trialKey } from "../model/known";
import type { CaseInPlay } from "../useCase";
import { HelpButtons } from "./HelpButtons";
import { type Option, OptionForm } from "./OptionForm";

interface ChooseProps {
  readonly what: "cause" | "remedy";
  readonly inPlay: CaseInPlay;
  readonly index: number;
  readonly round: RoundSheet;
  readonly seed: number;
}

/** The causes to choose from, or the remedies, each of which is run; what was chosen wrongly keeps its reply. */
export function Choose({ what, inPlay, index, round, seed }: ChooseProps) {
  const { sheet, play, known, picked, pick, make, lastMove, running } = inPlay;
  const played = play.rounds[index];
  const chosen = (what === "cause" ? played?.causes : played?.remedies) ?? [];
  const latest = lastMove?.kind === "nameCause" || lastMove?.kind === "tryRemedy" ? lastMove.id : null;
  const offered = what === "cause" ? causesOf(round) : remediesOf(round, known, index);
  const options = offeredOrder(offered, seed, sheet.id, what, index);
  return (
    <OptionForm
      legend={LEGENDS[what][index === 0 ? 0 : 1]}
      options={options.map(({ id, label, note, reply }) => ({
        id,
        label,
        note,
        reply: chosen.includes(id) ? reply : null,
        isLatest: latest === id,
      }))}
      picked={picked}
      pick={pick}
      submit={what === "cause" ? "Answer" : "Run it"}
      isBusy={running === "yes"}
      answer={(id) => {
        make({ kind: what === "cause" ? "nameCause" : "tryRemedy", id });
      }}
    >
      <HelpButtons
        left={round.hints.length - (played?.hints ?? 0)}
        hint={() => {
          make({ kind: "hint" });
        }}
        show={() => {
          make({ kind: "show" });
        }}
      />
    </OptionForm>
  );
}

const LEGENDS = {
  cause: ["What is the cause?", "And now: what is the cause?"],
  remedy: ["What do you change? The simulator runs it.", "What do you change now? The simulator runs it."],
} as const;

type Offered = Omit<Option, "isLatest">;

function causesOf({ causes }: RoundSheet): readonly Offered[] {
  return causes.map(({ id, label, feedback }) => ({
    id,
    label,
    note: null,
    reply: `Not this one. ${feedback}`,
  }));
}

function remediesOf({ offered }: RoundSheet, { trials }: Known, index: number): readonly Offered[] {
  return offered.map(({ id, title, changesTraining }) => ({
    id,
    label: title,
    note: changesTraining ? "changes the training" : null,
    reply: trials[trialKey(index, id)]?.reply ?? null,
  }));
}
