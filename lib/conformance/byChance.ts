import { type Figures, figuresOf } from "./figures";
import type { Judgement } from "./judge";

/** The figures of a simulator without any error: what chance alone would make of them. */
export function figuresByChance(judgements: readonly Judgement[]): Figures {
  return figuresOf(
    judgements.map((judgement): Judgement => {
      const { chance } = judgement;
      return {
        ...judgement,
        composed: chance.composed,
        predicted: chance.perSecond,
        firstBatch: chance.firstBatch,
        waitPredicted: chance.wait,
        waitComposed: chance.wait,
      };
    }),
  );
}
