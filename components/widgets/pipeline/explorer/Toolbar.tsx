import { PRESETS } from "@/lib/presets";
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
  const { figure, store, wish, pinned, setPinned, setLecture } = explorer;
  return (
    <ScenarioBar figure={figure} store={store} origin={share} groups={GROUPS}>
      <button
        type="button"
        className="button-quiet"
        aria-pressed={pinned !== null}
        onClick={() => {
          setPinned(pinned === null ? wish : null);
        }}
      >
        {pinned === null ? "Pin as A" : "Unpin A"}
      </button>
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
