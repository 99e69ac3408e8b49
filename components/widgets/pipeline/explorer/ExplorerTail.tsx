import { memo, type RefObject } from "react";
import type { TimeWindow } from "../model/frame";
import { PictureTables } from "./PictureTables";
import { TakeAway } from "../../share/TakeAway";
import type { Scene } from "./useExplorer";
import type { ShareLink } from "./useShareLink";

interface ExplorerTailProps {
  readonly scene: Scene;
  readonly share: ShareLink;
  /** What of the run is shown. */
  readonly window: TimeWindow;
  /** Holds the picture. */
  readonly stage: RefObject<HTMLElement | null>;
}

/** The picture as tables, and what to take away; nothing of it changes while time runs. */
export const ExplorerTail = memo(function ExplorerTail(props: ExplorerTailProps) {
  const { scene, share, window: shown, stage } = props;
  return (
    <>
      <PictureTables result={scene.result} shown={shown} />
      <TakeAway load={loadTakeAway} props={{ scene, share, window: shown, stage }} />
    </>
  );
});

const loadTakeAway = () => import("./TakeAwayContent").then(({ TakeAwayContent }) => TakeAwayContent);
