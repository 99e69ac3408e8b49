import { memo } from "react";
import { Compare } from "./Compare";
import { ExplorerSettings } from "./ExplorerSettings";
import { TaskList } from "./TaskList";
import { TaskStrip } from "./TaskStrip";
import type { Scene } from "./useExplorer";
import { useExplorerTasks } from "./useExplorerTasks";
import type { ShareLink } from "./useShareLink";
import { useWhatIf } from "./useWhatIf";
import { WhatIfPanel } from "./WhatIfPanel";

interface ExplorerDeskProps {
  readonly scene: Scene;
  /** The same, but ahead of it while a drag is being painted. */
  readonly dragged: Scene;
  readonly share: ShareLink;
}

/** What is set, what that comes to, and what to try with it; nothing of it changes while time runs. */
export const ExplorerDesk = memo(function ExplorerDesk({ scene, dragged, share }: ExplorerDeskProps) {
  const answer = useWhatIf(scene.wish);
  const tasks = useExplorerTasks(scene, share);
  return (
    <>
      <div className="explorer-knobs">
        <ExplorerSettings scene={dragged} start={share.start} />
        <TaskStrip scene={scene} tasks={tasks} />
      </div>
      <div className="widget-columns">
        <WhatIfPanel answer={answer} />
        <Compare result={scene.result} pinned={scene.pinnedResult} />
      </div>
      <div className="tasks-wide">
        <TaskList scene={scene} tasks={tasks} />
      </div>
    </>
  );
});
