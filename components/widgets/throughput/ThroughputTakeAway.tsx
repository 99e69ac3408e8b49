import type { RefObject } from "react";
import { CopyButton } from "@/components/controls/CopyButton";
import { download } from "@/components/controls/download";
import { standaloneSvg } from "@/components/charts/export/standalone";
import { DEFAULT_PRESET } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import { loaderCall, scriptFor } from "@/lib/script";
import { SettingsTable } from "../scenario/SettingsTable";
import { embedCode } from "../share/embed";
import type { Curve } from "./model/curve";
import { curvesCsv } from "./model/curvesCsv";
import { startFrom } from "./starts";

interface ThroughputTakeAwayProps {
  readonly wish: Wish;
  readonly curves: readonly { readonly name: string; readonly curve: Curve }[];
  /** Id of what the reader started from. */
  readonly base: string;
  readonly address: () => string;
  /** Holds the picture. */
  readonly stage: RefObject<HTMLElement | null>;
}

const PICTURE_WIDTH = 1520;

/** What the reader leaves with: the call, a script that runs, the numbers, the picture. */
export function ThroughputTakeAway({ wish, curves, base, address, stage }: ThroughputTakeAwayProps) {
  const script = () => scriptFor(wish, { link: address() });
  const savePicture = () => {
    const svg = stage.current?.querySelector<SVGSVGElement>(".throughput-picture svg");
    if (svg === null || svg === undefined) return;
    download("throughput.svg", new Blob([standaloneSvg(svg, PICTURE_WIDTH)], { type: "image/svg+xml" }));
  };
  return (
    <>
      <p>The arguments where the cursor stands:</p>
      <pre>{loaderCall(wish)}</pre>
      <div className="take-away-actions">
        <CopyButton label="Copy the call" text={() => loaderCall(wish)} />
        <CopyButton label="Copy a script that runs it" text={script} />
        <button
          type="button"
          className="button-quiet"
          onClick={() => {
            download("throughput.csv", new Blob([curvesCsv(curves)], { type: "text/csv" }));
          }}
        >
          Curves as CSV
        </button>
        <CopyButton
          label="Copy the embed code"
          text={() => embedCode(address(), "throughput", "Throughput against the number of workers")}
        />
        <button type="button" className="button-quiet" onClick={savePicture}>
          Picture as SVG
        </button>
      </div>
      <SettingsTable wish={wish} preset={startFrom(base) ?? DEFAULT_PRESET} />
    </>
  );
}
