import { PRESETS } from "@/lib/presets";
import { PinButton } from "../../scenario/PinButton";
import { ScenarioBar } from "../../scenario/ScenarioBar";
import type { Scene } from "./useExplorer";
import type { ShareLink } from "./useShareLink";

interface ToolbarProps {
  readonly scene: Scene;
  readonly share: ShareLink;
}

const GROUPS = [{ title: null, options: PRESETS }];

/** Where to start from, the way back and forth, the other run, the link. */
export function Toolbar({ scene, share }: ToolbarProps) {
  const { figure, store, setLecture } = scene;
  return (
    <ScenarioBar figure={figure} store={store} origin={share} groups={GROUPS}>
      <PinButton wish={scene.wish} pinned={scene.pinned} onPin={scene.setPinned} />
      <button
        type="button"
        className="button-quiet"
        onClick={() => {
          setLecture(true);
        }}
      >
        Lecture view
      </button>
    </ScenarioBar>
  );
}
