import { useRef } from "react";
import { StageLegend } from "@/components/charts/StageLegend";
import { TimeControls, usePlaybackKeys } from "@/components/controls/playback";
import { useKeys } from "@/components/controls/useKeys";
import { SettledStatus } from "@/components/controls/SettledStatus";
import { useReducedMotion } from "@/components/controls/useReducedMotion";
import { explainMoment } from "@/lib/advice";
import { problemInWords, type Opened } from "@/lib/share";
import { LOOKS } from "@/lib/stages";
import { describeRun } from "../model/describe";
import { PipelineHead } from "../PipelineHead";
import { PipelineSvg } from "../PipelineSvg";
import { EXPLORER_COMMANDS } from "./commands";
import { Compare } from "./Compare";
import { ExplorerPicture } from "./ExplorerPicture";
import { ExplorerSettings } from "./ExplorerSettings";
import { FollowBatch } from "./FollowBatch";
import { HelpSheet } from "./HelpSheet";
import { Overview } from "./Overview";
import { SpeedChoice } from "./SpeedChoice";
import { TaskList } from "./TaskList";
import { TakeAway } from "./TakeAway";
import { Toolbar } from "./Toolbar";
import { useExplorer } from "./useExplorer";
import { useWhatIf } from "./useWhatIf";
import { WhatIfPanel } from "./WhatIfPanel";
import type { Bases } from "../../share/address";
import { useShareLink } from "./useShareLink";

interface PipelineExplorerProps {
  readonly figure: string;
  readonly columnWidth: number;
  /** What links may start from, the figure's own scenario first. */
  readonly bases: Bases;
  /** What the address brought along; null when it brought nothing. */
  readonly opened: Opened | null;
}

/** The pipeline in full: any stretch of a run, any knob, any batch, and another run beside it. */
export function PipelineExplorer({ figure, columnWidth, bases, opened }: PipelineExplorerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const explorer = useExplorer(
    figure,
    columnWidth,
    {
      atMs: opened?.view.atMs ?? null,
      zoom: opened?.view.zoom ?? null,
      selection: opened?.view.selection ?? null,
      pinned: opened?.view.pinned?.wish ?? null,
    },
    stage,
  );
  const share = useShareLink(explorer, bases, opened);
  const { result, pinnedResult, frame, atMs, playbackView, dispatch } = explorer;
  const reducedMotion = useReducedMotion();
  const travels = !reducedMotion && playbackView.playback.status === "playing";
  const answer = useWhatIf(explorer.wish);
  usePlaybackKeys(stage, playbackView, dispatch);
  useKeys(stage, (key) => {
    const command = EXPLORER_COMMANDS.find(({ keys }) => keys.includes(key));
    command?.run(explorer);
    return command !== undefined;
  });

  return (
    <div ref={stage} role="group" aria-label="Pipeline explorer" className="explorer">
      <Toolbar explorer={explorer} share={share} />
      {opened !== null && opened.problems.length > 0 && (
        <ul role="status" className="explorer-problems">
          {opened.problems.map((problem, index) => (
            <li key={index}>{problemInWords(problem)}</li>
          ))}
        </ul>
      )}
      <PipelineHead result={result} />
      <Overview explorer={explorer} />
      <div className="explorer-bench">
        <ExplorerPicture explorer={explorer} travel={travels} />
        {pinnedResult !== null && (
          <div className="explorer-pinned">
            <p className="text-note text-ink-muted">A, pinned, over the same stretch of time:</p>
            <PipelineSvg
              result={pinnedResult}
              frame={frame}
              atMs={atMs}
              travel={travels}
              description={`A, pinned. ${describeRun(pinnedResult)}`}
            />
          </div>
        )}
        <p className="pipeline-moment">{explainMoment(result, atMs)}</p>
        <div className="explorer-time">
          <TimeControls view={playbackView} dispatch={dispatch} />
          <SpeedChoice explorer={explorer} />
          <HelpSheet view={playbackView} />
        </div>
        <FollowBatch explorer={explorer} />
        <ExplorerSettings explorer={explorer} start={share.start} />
      </div>
      <div className="explorer-columns">
        <TaskList explorer={explorer} />
        <WhatIfPanel answer={answer} />
      </div>
      <Compare result={result} pinned={pinnedResult} />
      <StageLegend looks={LOOKS} />
      <TakeAway explorer={explorer} share={share} stage={stage} />
      <SettledStatus text={`${describeRun(result)} ${explainMoment(result, atMs)}`} />
    </div>
  );
}
