import { memo } from "react";
import { FadeOnChange } from "@/components/controls/FadeOnChange";
import { type Verdict, verdictOn } from "@/lib/advice";
import type { Result } from "@/lib/sim";

interface PipelineHeadProps {
  readonly result: Result;
  /** What says the verdict: a figure for any scenario has one that is larger. */
  readonly judge?: (result: Result) => Verdict;
}

/** The verdict on a run. The same at build and in the browser. */
export const PipelineHead = memo(function PipelineHead({ result, judge = verdictOn }: PipelineHeadProps) {
  const { kind, headline, detail } = judge(result);
  return (
    <p className="pipeline-verdict" data-verdict={kind}>
      <strong className="font-semibold">{headline}</strong> <FadeOnChange watch={kind}>{detail}</FadeOnChange>
    </p>
  );
});
