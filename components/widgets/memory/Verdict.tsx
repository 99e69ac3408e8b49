import { FadeOnChange } from "@/components/controls/FadeOnChange";
import type { MemoryStudy } from "@/lib/memory";
import { EFFECT_WORDS, headlineOf } from "./model/words";

/** Whether the run lives, and if not, what its user gets to see. */
export function Verdict({ study }: { readonly study: MemoryStudy }) {
  const { failure } = study;
  const headline = headlineOf(study);
  return (
    <div
      className="memory-verdict"
      data-failure={failure?.what ?? "none"}
      data-effect={failure?.effect ?? "none"}
    >
      <p className="pipeline-verdict">
        <strong className="font-semibold">{headline}</strong>{" "}
        <FadeOnChange watch={failure?.why ?? ""}>{failure?.why ?? ""}</FadeOnChange>
      </p>
      {failure !== null && (
        <figure className="memory-message">
          <figcaption>{EFFECT_WORDS[failure.effect]}</figcaption>
          <pre>{failure.message}</pre>
        </figure>
      )}
    </div>
  );
}
