import { FadeOnChange } from "@/components/controls/FadeOnChange";
import { verdictOn } from "@/lib/advice";
import type { Result } from "@/lib/sim";

/** The verdict on a run. The same at build and in the browser. */
export function PipelineHead({ result }: { readonly result: Result }) {
  const { kind, headline, detail } = verdictOn(result);
  return (
    <p className="pipeline-verdict" data-verdict={kind}>
      <strong className="font-semibold">{headline}</strong> <FadeOnChange watch={kind}>{detail}</FadeOnChange>
    </p>
  );
}
