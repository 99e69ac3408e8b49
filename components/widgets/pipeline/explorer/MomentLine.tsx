import { memo, useMemo } from "react";
import { SettledStatus } from "@/components/controls/SettledStatus";
import { useKeptFocus } from "@/components/controls/useKeptFocus";
import { gapStory, momentStory } from "@/lib/life";
import { askedGap } from "../model/asked";
import { BatchSentence } from "./BatchSentence";
import type { Scene } from "./useExplorer";
import { useOnLater } from "./useOnLater";

interface MomentLineProps {
  readonly scene: Scene;
  /** The moment that words are about. */
  readonly shownMs: number;
}

/** What the GPU does at this moment; of a gap that was asked about its whole story, right where it was asked. */
export const MomentLine = memo(function MomentLine({ scene, shownMs }: MomentLineProps) {
  const { result, selection, select } = scene;
  const gap = askedGap(result, selection, shownMs);
  const text = useMemo(
    () => (gap === undefined ? momentStory(result, shownMs) : gapStory(result, gap)),
    [result, shownMs, gap],
  );
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const line = keptFocus.ref;
  const asked = gap === undefined ? null : selection;
  useOnLater(asked, () => {
    line.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  });
  return (
    <div {...keptFocus} className="moment-line">
      {gap === undefined ? (
        <p className="pipeline-moment">
          <BatchSentence scene={scene} text={text} />
        </p>
      ) : (
        <section className="pipeline-moment" aria-label="Why the GPU is idle">
          <BatchSentence scene={scene} text={text} />{" "}
          <button
            type="button"
            className="text-button"
            onClick={() => {
              select(null);
            }}
          >
            Let go
          </button>
        </section>
      )}
      <SettledStatus text={text} />
    </div>
  );
});
