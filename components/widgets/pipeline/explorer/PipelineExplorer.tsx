import { useRef } from "react";
import { StageLegend } from "@/components/charts/StageLegend";
import { TimeControls } from "@/components/controls/playback";
import { SettledStatus } from "@/components/controls/SettledStatus";
import { useReducedMotion } from "@/components/controls/useReducedMotion";
import { explainMoment } from "@/lib/advice";
import type { Opened, Problem } from "@/lib/share";
import { LOOKS } from "@/lib/stages";
import type { Bases } from "../../share/address";
import { describeRun } from "../model/describe";
import { motionOf } from "../model/motion";
import { PipelineHead } from "../PipelineHead";
import { useSpotlight } from "../spotlight";
import { BatchSentence } from "./BatchSentence";
import { Compare } from "./Compare";
import { ExplorerPicture } from "./ExplorerPicture";
import { ExplorerSettings } from "./ExplorerSettings";
import { followBatch } from "./follow";
import { FollowBatch } from "./FollowBatch";
import { HelpSheet } from "./HelpSheet";
import { Lecture } from "./Lecture";
import { LongestWait } from "./LongestWait";
import { Overview } from "./Overview";
import { PictureTables } from "./PictureTables";
import { PinnedStrip } from "./PinnedStrip";
import { Problems } from "./Problems";
import { SpeedChoice } from "./SpeedChoice";
import { TakeAway } from "./TakeAway";
import { TaskList } from "./TaskList";
import { Toolbar } from "./Toolbar";
import { useExplorer } from "./useExplorer";
import { useExplorerKeys } from "./useExplorerKeys";
import { useShareLink } from "./useShareLink";
import { useWhatIf } from "./useWhatIf";
import { WhatIfPanel } from "./WhatIfPanel";

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

/** The pipeline in full: any stretch of a run, any knob, any batch, and another run beside it. */
export function PipelineExplorer({ figure, columnWidth, bases, opened, problems }: PipelineExplorerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const explorer = useExplorer(figure, columnWidth, opened, stage);
  const share = useShareLink(explorer, bases, opened);
  const { result, pinnedResult, frame, atMs, playbackView, dispatch } = explorer;
  const reducedMotion = useReducedMotion();
  const motion = motionOf(playbackView.playback.status === "playing", reducedMotion);
  const answer = useWhatIf(explorer.wish);
  useExplorerKeys(stage, sheet, explorer);
  useSpotlight(figure, (batch) => {
    followBatch(explorer, batch);
  });

  const moment = explainMoment(result, atMs);
  return (
    <div ref={stage} role="group" aria-label="Pipeline explorer" className="widget">
      <Toolbar explorer={explorer} share={share} />
      <Problems problems={problems} />
      <div className="widget-bench">
        <div className="explorer-view">
          <PipelineHead result={result} />
          <ExplorerPicture explorer={explorer} frame={frame} motion={motion} />
          {pinnedResult !== null && (
            <PinnedStrip
              pinned={pinnedResult}
              result={result}
              frame={frame}
              columnWidth={columnWidth}
              atMs={atMs}
            />
          )}
        </div>
        <p className="pipeline-moment">
          <BatchSentence explorer={explorer} text={moment} />
        </p>
        <div className="explorer-time">
          <TimeControls view={playbackView} dispatch={dispatch} />
          <SpeedChoice explorer={explorer} />
          <HelpSheet view={playbackView} sheet={sheet} />
        </div>
        <Overview explorer={explorer} />
        <StageLegend looks={LOOKS} />
        <LongestWait explorer={explorer} />
        <FollowBatch explorer={explorer} />
        <ExplorerSettings explorer={explorer} start={share.start} />
        <div className="widget-columns">
          <WhatIfPanel answer={answer} />
          <Compare result={result} pinned={pinnedResult} />
        </div>
      </div>
      <div className="tasks-wide">
        <TaskList explorer={explorer} bases={bases} opened={opened} />
      </div>
      <PictureTables explorer={explorer} />
      <TakeAway explorer={explorer} share={share} stage={stage} />
      <SettledStatus text={`${describeRun(result)} ${moment}`} />
      {explorer.isLecture && <Lecture explorer={explorer} motion={motion} start={share.start} />}
    </div>
  );
}
