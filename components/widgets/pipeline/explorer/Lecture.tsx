import { useEffect, useMemo, useRef } from "react";
import { SettingSlider } from "@/components/controls/SettingSlider";
import { TimeControls } from "@/components/controls/playback";
import { fullVerdictOn } from "@/lib/advice/fullVerdict";
import type { Wish } from "@/lib/scenario-store";
import { fitTo, SETTINGS } from "@/lib/settings";
import { explorerFrame } from "../model/explorerFrame";
import type { Motion } from "../model/motion";
import { PipelineHead } from "../PipelineHead";
import { ExplorerPicture } from "./ExplorerPicture";
import { HelpSheet } from "./HelpSheet";
import { MomentLine } from "./MomentLine";
import { useExplorerKeys } from "./useExplorerKeys";
import { useFullScreen } from "./useFullScreen";
import type { Explorer } from "./useExplorer";

interface LectureProps {
  readonly explorer: Explorer;
  readonly motion: Motion;
  /** The picture in words. */
  readonly description: string;
  /** What the ranges are made for. */
  readonly start: Wish;
}

const SHOWN = [SETTINGS.numWorkers, SETTINGS.prefetchFactor, SETTINGS.sampleSigma, SETTINGS.stepMs];

/** The picture for a room: verdict, lanes, time and four settings on the whole screen. Esc leaves. */
export function Lecture({ explorer, motion, description, start }: LectureProps) {
  const {
    result,
    window: shown,
    shownMs,
    dispatch,
    playbackView,
    figure,
    draft,
    target,
    setLecture,
  } = explorer;
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const settings = useMemo(() => SHOWN.map((setting) => fitTo(setting, start)), [start]);
  const frame = useMemo(() => explorerFrame(result, globalThis.innerWidth, shown), [result, shown]);
  useExplorerKeys(stage, sheet, explorer);
  useFullScreen(stage, () => {
    setLecture(false);
  });

  // The focus goes back to where it came from, once the rest of the page can take it again.
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label="Lecture view"
      className="lecture"
      onClose={() => {
        setLecture(false);
      }}
    >
      <div ref={stage} className="lecture-stage">
        <PipelineHead result={result} judge={fullVerdictOn} />
        <ExplorerPicture explorer={{ ...explorer, frame }} motion={motion} description={description} />
        <MomentLine scene={explorer.scene} shownMs={shownMs} />
        <div className="explorer-time">
          <TimeControls view={playbackView} shownMs={shownMs} dispatch={dispatch} />
          <HelpSheet isPlaying={explorer.isPlaying} sheet={sheet} />
          <button
            type="button"
            className="button-quiet"
            onClick={() => {
              setLecture(false);
            }}
          >
            Leave (Esc)
          </button>
        </div>
        <div className="lecture-settings">
          {settings.map((setting) => (
            <SettingSlider
              key={setting.name}
              setting={setting}
              wish={draft}
              onChange={(next) => {
                target.set(figure, next, setting.name);
              }}
              onRelease={() => {
                target.release(figure);
              }}
            />
          ))}
        </div>
      </div>
    </dialog>
  );
}
