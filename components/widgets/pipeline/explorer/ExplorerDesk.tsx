import { memo } from "react";
import { Compare } from "./Compare";
import { ExplorerSettings } from "./ExplorerSettings";
import type { Scene } from "./useExplorer";
import type { ShareLink } from "./useShareLink";
import { useWhatIf } from "./useWhatIf";
import { WhatIfPanel } from "./WhatIfPanel";

interface ExplorerDeskProps {
  readonly scene: Scene;
  readonly share: ShareLink;
}

/** What is set, and what that comes to; nothing of it changes while time runs. */
export const ExplorerDesk = memo(function ExplorerDesk({ scene, share }: ExplorerDeskProps) {
  const answer = useWhatIf(scene.wish);
  return (
    <>
      <ExplorerSettings scene={scene} start={share.start} />
      <div className="widget-columns">
        <WhatIfPanel answer={answer} />
        <Compare result={scene.result} pinned={scene.pinnedResult} />
      </div>
    </>
  );
});
