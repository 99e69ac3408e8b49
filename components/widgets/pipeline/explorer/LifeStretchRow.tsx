import { hatchFill } from "@/components/charts/hatchFill";
import { StageGlyph } from "@/components/charts/StageGlyph";
import { formatMs } from "@/lib/format/number";
import type { LifeStretch } from "@/lib/life";
import { LABELS } from "@/lib/stages";
import { BatchSentence } from "./BatchSentence";
import type { Scene } from "./useExplorer";

interface LifeStretchRowProps {
  readonly stretch: LifeStretch;
  readonly scene: Scene;
}

/** One stretch of a batch's life: its name leads to its beginning, the batches in its reason to theirs. */
export function LifeStretchRow({ stretch, scene }: LifeStretchRowProps) {
  const { look, startMs, endMs, reason } = stretch;
  return (
    <li className="follow-stretch">
      <button
        type="button"
        className="follow-stage"
        onClick={() => {
          scene.dispatch({ kind: "seek", atMs: startMs });
        }}
      >
        <svg viewBox="0 0 18 12" width="18" height="12" aria-hidden="true">
          <rect width="18" height="12" fill={hatchFill(look)} />
        </svg>
        <StageGlyph look={look} />
        <span>{look === "idle" ? "waits" : LABELS[look]}</span>
        <span className="follow-time">{formatMs(endMs - startMs)}</span>
      </button>
      <span className="follow-reason">
        <BatchSentence scene={scene} text={reason} />
      </span>
    </li>
  );
}
