import { isRemedyId, remedyOf } from "@/lib/advice/remedies";
import { shuffled } from "@/lib/quiz/order";
import type { Round } from "@/lib/quiz/quizCase";
import { replyToRemedy } from "../model/replies";
import type { CaseInPlay } from "../useCase";
import { HelpButtons } from "./HelpButtons";
import { OptionForm } from "./OptionForm";

interface PickRemedyProps {
  readonly inPlay: CaseInPlay;
  readonly index: number;
  readonly round: Round;
  readonly seed: number;
}

/** The remedies to choose from; each is run. */
export function PickRemedy({ inPlay, index, round, seed }: PickRemedyProps) {
  const { quizCase, play, runs, picked, pick, make, lastMove } = inPlay;
  const played = play.rounds[index];
  const remedies = shuffled(round.remedies, seed, `${quizCase.id} remedies ${index}`);
  return (
    <OptionForm
      legend="What do you change? The simulator runs it."
      options={remedies.map((id) => ({
        id,
        label: remedyTitle(id),
        reply:
          played?.remedies.includes(id) === true
            ? replyToRemedy(quizCase, runs.before(index), runs.tried(index, id))
            : null,
        isLatest: lastMove?.kind === "tryRemedy" && lastMove.id === id,
      }))}
      picked={picked}
      pick={pick}
      submit="Run it"
      answer={(id) => {
        make({ kind: "tryRemedy", id });
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

/** A remedy's title, as an imperative. */
export function remedyTitle(id: string): string {
  return isRemedyId(id) ? remedyOf(id).title : id;
}
