import { PRESETS } from "@/lib/presets";
import { PinButton } from "../../scenario/PinButton";
import { ScenarioBar } from "../../scenario/ScenarioBar";
import type { Explorer } from "./useExplorer";
import type { ShareLink } from "./useShareLink";

interface ToolbarProps {
  readonly explorer: Explorer;
  readonly share: ShareLink;
}

const GROUPS = [{ title: null, options: PRESETS }];

/** Where to start from, the way back and forth, the other run, the link. */
export function Toolbar({ explorer, share }: ToolbarProps) {
  const { figure, store, setLecture } = explorer;
  return (
    <ScenarioBar figure={figure} store={store} origin={share} groups={GROUPS}>
      <PinButton wish={explorer.wish} pinned={explorer.pinned} onPin={explorer.setPinned} />
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
