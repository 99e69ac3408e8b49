import { FadeOnChange } from "@/components/controls/FadeOnChange";
import type { MemoryStudy } from "@/lib/memory";
import { Gauge } from "./Gauge";
import { EFFECT_WORDS, headlineOf, worstInWords } from "./model/words";

interface VerdictProps {
  readonly study: MemoryStudy;
  /** One rank stands for all until the worker thread has simulated them. */
  readonly isExact: boolean;
}

/** Whether the run lives: if so, how full it makes the machine; if not, what its user gets to see. */
export function Verdict({ study, isExact }: VerdictProps) {
  const { failure, timeline, limits } = study;
  const headline = headlineOf(study, isExact);
  const worst = worstInWords(study);
  return (
    <div
      className="memory-verdict"
      data-failure={failure?.what ?? "none"}
      data-effect={failure?.effect ?? "none"}
      data-exact={isExact}
    >
      <p className="pipeline-verdict">
        <strong className="font-semibold">{headline}</strong>{" "}
        <FadeOnChange watch={failure?.why ?? ""}>{failure?.why ?? ""}</FadeOnChange>
        {!isExact && (
          <span className="text-ink-muted"> Roughly: one rank stands for all so far; when, follows.</span>
        )}
      </p>
      {worst !== null && (
        <p className="memory-worst">{worst.isTooMuch ? <strong>{worst.words}</strong> : worst.words}</p>
      )}
      {failure === null ? (
        <>
          <Gauge name="RAM" bytes={timeline.peaks.ram.value} limitBytes={limits.ramBytes} />
          <Gauge name="/dev/shm" bytes={timeline.peaks.shm.value} limitBytes={limits.shmBytes} />
        </>
      ) : (
        <figure className="memory-message">
          <figcaption>{EFFECT_WORDS[failure.effect]}</figcaption>
          <pre>{failure.message}</pre>
        </figure>
      )}
    </div>
  );
}
