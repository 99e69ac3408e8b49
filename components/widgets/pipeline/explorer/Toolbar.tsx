import { memo } from "react";
import { PRESETS } from "@/lib/presets";
import { TASKS } from "@/lib/tasks";
import { PinButton } from "../../scenario/PinButton";
import { ScenarioBar } from "../../scenario/ScenarioBar";
import { useDoneIds } from "../../tasks/useDoneIds";
import type { Scene } from "./useExplorer";
import { TASK_LIST } from "./useExplorerTasks";
import type { ShareLink } from "./useShareLink";

interface ToolbarProps {
  readonly scene: Scene;
  readonly share: ShareLink;
}

const GROUPS = [{ title: null, options: PRESETS }];

/** Where to start from, the way back and forth, the other run, the link. */
export const Toolbar = memo(function Toolbar({ scene, share }: ToolbarProps) {
  const { figure, store, startOver, goTo } = scene;
  const doneIds = useDoneIds(TASKS, TASK_LIST);
  return (
    <ScenarioBar figure={figure} store={store} origin={share} groups={GROUPS} onStart={startOver}>
      <PinButton wish={scene.wish} pinned={scene.pinned} onPin={scene.setPinned} />
      <button
        type="button"
        className="button-quiet"
        onClick={() => {
          goTo("tasks");
        }}
      >
        Tasks: {doneIds.size} of {TASKS.length}
      </button>
    </ScenarioBar>
  );
});
