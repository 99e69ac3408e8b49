import type { RefObject } from "react";
import { CopyButton } from "@/components/controls/CopyButton";
import { download } from "@/components/controls/download";
import { standaloneSvg } from "@/components/charts/export/standalone";
import { DEFAULT_PRESET, presetOf } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import { loaderCall } from "@/lib/script";
import { memoryScript } from "@/lib/script/memory";
import type { EpochClock, MemoryTimeline } from "@/lib/sim/memory";
import { SettingsTable } from "../scenario/SettingsTable";
import { embedCode } from "../share/embed";
import { Assumptions } from "./Assumptions";
import { timelineCsv } from "./model/timelineCsv";

interface MemoryTakeAwayProps {
  readonly wish: Wish;
  readonly timeline: MemoryTimeline;
  readonly clock: EpochClock;
  /** Id of what the reader started from. */
  readonly base: string;
  readonly address: () => string;
  /** Holds the picture. */
  readonly stage: RefObject<HTMLElement | null>;
}

const PICTURE_WIDTH = 1520;

/** What the reader leaves with: the call, a script that measures, the numbers, the picture. */
export function MemoryTakeAway({ wish, timeline, clock, base, address, stage }: MemoryTakeAwayProps) {
  const savePicture = () => {
    const svg = stage.current?.querySelector<SVGSVGElement>(".memory-picture svg");
    if (svg === null || svg === undefined) return;
    download("memory.svg", new Blob([standaloneSvg(svg, PICTURE_WIDTH)], { type: "image/svg+xml" }));
  };
  return (
    <>
      <p>The arguments as they are set:</p>
      <pre>{loaderCall(wish)}</pre>
      <div className="take-away-actions">
        <CopyButton label="Copy the call" text={() => loaderCall(wish)} />
        <CopyButton label="Copy a script that measures it" text={() => memoryScript(wish, address())} />
        <button
          type="button"
          className="button-quiet"
          onClick={() => {
            download("memory.csv", new Blob([timelineCsv(timeline, clock)], { type: "text/csv" }));
          }}
        >
          Memory as CSV
        </button>
        <CopyButton
          label="Copy the embed code"
          text={() => embedCode(address(), "memory", "The memory of a DataLoader")}
        />
        <button type="button" className="button-quiet" onClick={savePicture}>
          Picture as SVG
        </button>
      </div>
      <Assumptions />
      <SettingsTable wish={wish} preset={presetOf(base) ?? DEFAULT_PRESET} />
    </>
  );
}
