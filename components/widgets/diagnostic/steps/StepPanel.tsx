import type { CaseInPlay } from "../useCase";
import { Choose } from "./Choose";
import { Explained } from "./Explained";
import { Predict } from "./Predict";

interface StepPanelProps {
  readonly inPlay: CaseInPlay;
  readonly seed: number;
}

/** What the reader does next. */
export function StepPanel({ inPlay, seed }: StepPanelProps) {
  const { step, sheet } = inPlay;
  if (step.kind === "predict") return <Predict inPlay={inPlay} />;
  const round = sheet.rounds[step.round];
  if (round === undefined) return null;
  if (step.kind === "explained") return <Explained inPlay={inPlay} index={step.round} round={round} />;
  return (
    <Choose
      key={`${step.kind} ${step.round}`}
      what={step.kind}
      inPlay={inPlay}
      index={step.round}
      round={round}
      seed={seed}
    />
  );
}
