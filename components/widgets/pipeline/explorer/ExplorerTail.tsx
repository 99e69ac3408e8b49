import { memo, type RefObject } from "react";
import type { Opened } from "@/lib/share";
import type { Bases } from "../../share/address";
import type { TimeWindow } from "../model/frame";
import { PictureTables } from "./PictureTables";
import { TakeAway } from "./TakeAway";
import { TaskList } from "./TaskList";
import type { Scene } from "./useExplorer";
import type { ShareLink } from "./useShareLink";

interface ExplorerTailProps {
  readonly scene: Scene;
  readonly share: ShareLink;
  readonly bases: Bases;
  readonly opened: Opened | null;
  /** What of the run is shown. */
  readonly window: TimeWindow;
  /** Holds the picture. */
  readonly stage: RefObject<HTMLElement | null>;
}

/** What to try, the picture as tables, and what to take away; nothing of it changes while time runs. */
export const ExplorerTail = memo(function ExplorerTail(props: ExplorerTailProps) {
  const { scene, share, bases, opened, window: shown, stage } = props;
  return (
    <>
      <div className="tasks-wide">
        <TaskList scene={scene} bases={bases} opened={opened} />
      </div>
      <PictureTables result={scene.result} shown={shown} />
      <TakeAway scene={scene} share={share} stage={stage} />
    </>
  );
});
