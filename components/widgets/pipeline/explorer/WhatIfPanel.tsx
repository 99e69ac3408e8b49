import { memo } from "react";
import { hatchFill } from "@/components/charts/hatchFill";
import { StageGlyph } from "@/components/charts/StageGlyph";
import type { Gain, WhatIf } from "@/lib/advice";
import { formatPercent } from "@/lib/format/number";
import { LABELS, TERMS } from "@/lib/stages";
import type { Answered } from "../../answers/useAnswer";
import { BreakNote } from "./BreakNote";
import type { Gains } from "./explorerQuestion";

const BAR_WIDTH = 160;

/** Smaller gains are not worth a line of anybody's work. */
const WORTHWHILE = 0.03;

const WORDS_WITHOUT = {
  computing: "Computing…",
  failed: "Your browser did not start the worker that computes this. Everything else works.",
} as const;

const isStep = ({ stage }: Gain) => stage === "step";

/** What each stage would give if it were free: the diagnosis, and its ceiling. */
export const WhatIfPanel = memo(function WhatIfPanel({ answer }: { readonly answer: Answered<Gains> }) {
  const gains = typeof answer === "string" ? [] : answer.gains;
  const shown = [...gains.filter(({ stage }) => stage !== "step"), ...gains.filter(isStep)];
  const longest = Math.max(0.01, ...gains.map(({ gain }) => gain));
  return (
    <section className="what-if" aria-label="What if one stage were free">
      <h3>What if one stage were free?</h3>
      <p aria-live="polite">{typeof answer === "string" ? WORDS_WITHOUT[answer] : diagnosis(answer)}</p>
      <ol>
        {shown.map(({ stage, gain }) => (
          <li key={stage}>
            <StageGlyph look={stage} />
            <span>{stage === "step" ? "GPU step" : LABELS[stage]}</span>
            <svg
              viewBox={`0 0 ${BAR_WIDTH} 12`}
              className="w-full"
              height="12"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={Math.max(1, (gain / longest) * BAR_WIDTH)} height="12" fill={hatchFill(stage)} />
            </svg>
            <span className="font-mono tabular-nums">{formatPercent(gain)}</span>
          </li>
        ))}
      </ol>
      {typeof answer !== "string" && answer.between !== null && <BreakNote between={answer.between} />}
    </section>
  );
});

function diagnosis({ gains, ceiling }: WhatIf): string {
  const loader = gains.filter(({ stage }) => stage !== "step");
  const [best] = loader;
  if (ceiling < WORTHWHILE || best === undefined || best.gain < WORTHWHILE / 2) {
    return `Leave the loader alone: all of it for free would gain ${formatPercent(ceiling)}. The GPU sets the pace.`;
  }
  const step = gains.find(isStep);
  const faster =
    step !== undefined && step.gain > best.gain
      ? ` A GPU step for free would gain ${formatPercent(step.gain)}, but that is no matter of the loader.`
      : "";
  return `Most to gain in the loader: ${TERMS[best.stage]}, ${formatPercent(best.gain)} if it cost nothing. No change to the loader can gain more than ${formatPercent(ceiling)}.${faster}`;
}
