import type { ShownRuns } from "../model/shownRuns";
import type { CaseInPlay } from "../useCase";
import { Explained } from "./Explained";
import { NameCause } from "./NameCause";
import { PickRemedy } from "./PickRemedy";
import { Predict } from "./Predict";

interface StepPanelProps {
  readonly inPlay: CaseInPlay;
  readonly shown: ShownRuns;
  readonly seed: number;
}

/** What the reader does next. */
export function StepPanel({ inPlay, shown, seed }: StepPanelProps) {
  const { step, quizCase } = inPlay;
  if (step.kind === "predict") return <Predict inPlay={inPlay} />;
  const { round: index } = step;
  const round = quizCase.rounds[index];
  if (round === undefined) return null;
  switch (step.kind) {
    case "cause":
      return <NameCause inPlay={inPlay} index={index} round={round} seed={seed} />;
    case "remedy":
      return <PickRemedy inPlay={inPlay} index={index} round={round} seed={seed} />;
    case "explained":
      return <Explained inPlay={inPlay} round={round} shown={shown} />;
  }
}
