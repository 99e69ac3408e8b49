import { useRef } from "react";
import { formatBytes } from "@/lib/format/bytes";
import { formatPercent, formatPerSecond } from "@/lib/format/number";
import type { MemoryRemedy, MemoryStudy } from "@/lib/memory";
import type { Wish } from "@/lib/scenario-store";
import type { Remedies } from "./useRemedies";

interface RemedyPanelProps {
  readonly study: MemoryStudy;
  readonly remedies: Remedies;
  /** Null in a picture that nobody can touch. */
  readonly onApply: ((wish: Wish) => void) | null;
}

/** Three changes that help, each simulated, each a click away. */
export function RemedyPanel({ study, remedies, onApply }: RemedyPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-label="What would help" className="memory-remedies" aria-busy={remedies === "computing"}>
      <h3 ref={heading} tabIndex={-1}>
        {study.failure === null ? "What would take the most off the peak?" : "What would let it live?"}
      </h3>
      <p className="text-note text-ink-muted">
        {study.failure === null
          ? "Changes that cost no throughput, each simulated."
          : "The cheapest changes, each simulated: what costs no throughput comes first, then the least effort."}
      </p>
      {remedies === "failed" && <p>Your browser has no worker to try them in.</p>}
      {remedies === "computing" && <p className="text-ink-muted">Trying …</p>}
      {typeof remedies !== "string" && remedies.length === 0 && (
        <p>
          {study.failure === null
            ? "Nothing takes 3 % or more off for free."
            : "No change of ours is enough, and no two together."}
        </p>
      )}
      {typeof remedies !== "string" && (
        <ol>
          {remedies.map((remedy) => (
            <li key={remedy.id} data-remedy={remedy.id}>
              <span className="memory-remedy-title">{remedy.title}</span>
              <code>{remedy.code}</code>
              <span className="text-note text-ink-muted">{effectOf(remedy)}</span>
              {remedy.changesTraining !== undefined && (
                <span className="text-note">{remedy.changesTraining}</span>
              )}
              {onApply !== null && (
                <button
                  type="button"
                  className="button-quiet"
                  aria-label={`Apply: ${remedy.title}`}
                  onClick={() => {
                    onApply(remedy.wish);
                    // The button goes with its remedy; the reader stays at the list.
                    heading.current?.focus();
                  }}
                >
                  Apply
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      {typeof remedies !== "string" && remedies.length > 0 && remedies.length < SHOWN && (
        <p className="text-note text-ink-muted">
          {study.failure === null
            ? "No other change of ours takes 3 % or more off for free."
            : "These are all. Our other changes, alone and in pairs, were simulated too: the run would still die."}
        </p>
      )}
    </section>
  );
}

/** Fewer than these, and the panel says why. */
const SHOWN = 3;

function effectOf({ ramBytes, shmBytes, samplesPerSecond, rateShare }: MemoryRemedy): string {
  const change = rateShare - 1;
  const rate =
    Math.abs(change) < 0.005
      ? "throughput as before"
      : `throughput ${change < 0 ? "−" : "+"}${formatPercent(Math.abs(change))}`;
  return `peak ${formatBytes(ramBytes)}, /dev/shm ${formatBytes(shmBytes)}, ${rate}: ${formatPerSecond(samplesPerSecond)}`;
}
