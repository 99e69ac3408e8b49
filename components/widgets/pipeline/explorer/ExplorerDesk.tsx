import { memo } from "react";
import { StageLegend } from "@/components/charts/StageLegend";
import { LOOKS } from "@/lib/stages";
import { Compare } from "./Compare";
import { ExplorerSettings } from "./ExplorerSettings";
import { FollowBatch } from "./FollowBatch";
import { LongestWait } from "./LongestWait";
import { StartLegend } from "./StartMarks";
import type { Scene } from "./useExplorer";
import type { ShareLink } from "./useShareLink";
import { useWhatIf } from "./useWhatIf";
import { WhatIfPanel } from "./WhatIfPanel";

interface ExplorerDeskProps {
  readonly scene: Scene;
  readonly share: ShareLink;
}

/** What is read and set right below the picture; nothing of it changes while time runs. */
export const ExplorerDesk = memo(function ExplorerDesk({ scene, share }: ExplorerDeskProps) {
  const answer = useWhatIf(scene.wish);
  return (
    <>
      <StageLegend looks={LOOKS}>
        <StartLegend />
      </StageLegend>
      <LongestWait scene={scene} />
      <FollowBatch scene={scene} />
      <ExplorerSettings scene={scene} start={share.start} />
      <div className="widget-columns">
        <WhatIfPanel answer={answer} />
        <Compare result={scene.result} pinned={scene.pinnedResult} />
      </div>
    </>
  );
});
