import { shuffled } from "@/lib/quiz/order";
import type { Round } from "@/lib/quiz/quizCase";
import type { CaseInPlay } from "../useCase";
import { HelpButtons } from "./HelpButtons";
import { OptionForm } from "./OptionForm";

interface NameCauseProps {
  readonly inPlay: CaseInPlay;
  readonly index: number;
  readonly round: Round;
  readonly seed: number;
}

/** The causes to choose from. */
export function NameCause({ inPlay, index, round, seed }: NameCauseProps) {
  const { quizCase, play, picked, pick, make, lastMove } = inPlay;
  const played = play.rounds[index];
  const causes = shuffled(round.causes, seed, `${quizCase.id} causes ${index}`);
  return (
    <OptionForm
      legend={index === 0 ? "What is the cause?" : "And now: what is the cause?"}
      options={causes.map(({ id, label, feedback }) => ({
        id,
        label,
        reply: played?.causes.includes(id) === true ? `Not this one. ${feedback}` : null,
        isLatest: lastMove?.kind === "nameCause" && lastMove.id === id,
      }))}
      picked={picked}
      pick={pick}
      submit="Answer"
      answer={(id) => {
        make({ kind: "nameCause", id });
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
