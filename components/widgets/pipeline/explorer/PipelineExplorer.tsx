import { useCallback, useRef } from "react";
import { StageLegend } from "@/components/charts/StageLegend";
import { TimeControls } from "@/components/controls/playback";
import { SettledStatus } from "@/components/controls/SettledStatus";
import { useLasting } from "@/components/controls/useLasting";
import { useReducedMotion } from "@/components/controls/useReducedMotion";
import { useRested } from "@/components/controls/useRested";
import { fullVerdictOn } from "@/lib/advice/fullVerdict";
import type { Opened, Problem } from "@/lib/share";
import { LOOKS } from "@/lib/stages";
import type { Bases } from "../../share/address";
import { describeLanes, describeRun } from "../model/describe";
import { motionOf } from "../model/motion";
import { PipelineHead } from "../PipelineHead";
import { useSpotlight } from "../spotlight";
import { Explained } from "./Explained";
import { ExplorerDesk } from "./ExplorerDesk";
import { ExplorerPicture } from "./ExplorerPicture";
import { ExplorerTail } from "./ExplorerTail";
import { followBatch } from "./follow";
import { HelpSheet } from "./HelpSheet";
import { Lecture } from "./Lecture";
import { MomentLine } from "./MomentLine";
import { Overview } from "./Overview";
import { PinnedStrip } from "./PinnedStrip";
import { PresetNote } from "./PresetNote";
import { Problems } from "./Problems";
import { SpeedChoice } from "./SpeedChoice";
import { StartLegend } from "./StartMarks";
import { Toolbar } from "./Toolbar";
import { useClearFocus } from "./useClearFocus";
import { useExplorer } from "./useExplorer";
import { useExplorerKeys } from "./useExplorerKeys";
import { useShareLink } from "./useShareLink";

interface PipelineExplorerProps {
  readonly figure: string;
  readonly columnWidth: number;
  /** What links may start from, the figure's own scenario first. */
  readonly bases: Bases;
  /** What the address or an earlier visit brought along; null when neither did. */
  readonly opened: Opened | null;
  /** What of it can't be honoured. */
  readonly problems: readonly Problem[];
}

/** A run that is longer in the making is said to be. */
const LATE_MS = 200;

const LEGEND = (
  <StageLegend looks={LOOKS}>
    <StartLegend />
  </StageLegend>
);

/**
 * The pipeline in full: any stretch of a run, any knob, any batch, and another run beside it. A drag
 * paints what it is about, picture, verdict, moment and number; all else follows when it rests.
 */
export function PipelineExplorer({ figure, columnWidth, bases, opened, problems }: PipelineExplorerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const explorer = useExplorer(figure, columnWidth, opened, stage);
  const share = useShareLink(explorer, bases, opened);
  const { scene, result, frame, atMs, shownMs, playbackView, dispatch, isPlaying } = explorer;
  const calm = useRested(scene);
  const isLate = useLasting(scene.draft !== scene.wish, LATE_MS);
  const motion = motionOf(isPlaying, useReducedMotion());
  useExplorerKeys(stage, sheet, explorer);
  useClearFocus(stage);
  useSpotlight(figure, (batch) => {
    followBatch(scene, batch);
  });

  const description = describeLanes(result);
  const verdict = useCallback(() => describeRun(calm.result, fullVerdictOn), [calm]);
  return (
    <div ref={stage} role="group" aria-label="Pipeline explorer" className="widget">
      <Toolbar scene={scene} share={share} />
      <PresetNote id={share.base} />
      <Problems problems={problems} />
      <div className="widget-bench">
        <div
          className="explorer-view"
          data-place="picture"
          tabIndex={-1}
          aria-busy={isLate}
          data-pinned={calm.pinnedResult !== null}
        >
          <PipelineHead result={result} judge={fullVerdictOn} />
          <ExplorerPicture explorer={explorer} motion={motion} description={description} />
          {calm.pinnedResult !== null && (
            <PinnedStrip
              pinned={calm.pinnedResult}
              result={calm.result}
              frame={frame}
              columnWidth={columnWidth}
              atMs={atMs}
            />
          )}
          <MomentLine scene={scene} shownMs={shownMs} />
        </div>
        {LEGEND}
        <div className="explorer-time">
          <TimeControls view={playbackView} shownMs={shownMs} dispatch={dispatch} />
          <SpeedChoice scene={scene} />
          <div className="flex gap-1">
            <HelpSheet isPlaying={isPlaying} sheet={sheet} />
            <button
              type="button"
              className="button-quiet"
              onClick={() => {
                scene.setLecture(true);
              }}
            >
              Lecture view
            </button>
          </div>
        </div>
        <Explained scene={calm} />
        <Overview scene={calm} window={explorer.window} atMs={atMs} />
        <ExplorerDesk scene={calm} dragged={scene} share={share} />
      </div>
      <ExplorerTail scene={calm} share={share} window={explorer.window} stage={stage} />
      <SettledStatus text={verdict} />
      {explorer.isLecture && (
        <Lecture explorer={explorer} motion={motion} description={description} start={share.start} />
      )}
    </div>
  );
}
