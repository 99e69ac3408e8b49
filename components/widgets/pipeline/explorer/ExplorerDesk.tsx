import { memo } from "react";
import type { Opened } from "@/lib/share";
import type { Bases } from "../../share/address";
import { Compare } from "./Compare";
import { ExplorerSettings } from "./ExplorerSettings";
import { TaskList } from "./TaskList";
import type { Scene } from "./useExplorer";
import type { ShareLink } from "./useShareLink";
import { useWhatIf } from "./useWhatIf";
import { WhatIfPanel } from "./WhatIfPanel";

interface ExplorerDeskProps {
  readonly scene: Scene;
  readonly share: ShareLink;
  readonly bases: Bases;
  readonly opened: Opened | null;
}

/** What is set, what that comes to, and what to try with it; nothing of it changes while time runs. */
export const ExplorerDesk = memo(function ExplorerDesk(props: ExplorerDeskProps) {
  const { scene, share, bases, opened } = props;
  const answer = useWhatIf(scene.wish);
  return (
    <>
      <ExplorerSettings scene={scene} start={share.start} />
      <div className="widget-columns">
        <WhatIfPanel answer={answer} />
        <Compare result={scene.result} pinned={scene.pinnedResult} />
      </div>
      <div className="tasks-wide">
        <TaskList scene={scene} share={share} bases={bases} opened={opened} />
      </div>
    </>
  );
});
