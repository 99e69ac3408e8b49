import { useState, type RefObject } from "react";
import { CopyButton } from "@/components/controls/CopyButton";
import { download } from "@/components/controls/download";
import { pngOf } from "@/components/charts/export/png";
import { standaloneSvg } from "@/components/charts/export/standalone";
import { batchCsv, chromeTrace } from "@/lib/export";
import { DEFAULT_PRESET, presetOf } from "@/lib/presets";
import { loaderCall, scriptFor } from "@/lib/script";
import { digest } from "@/lib/sim";
import { SettingsTable } from "../../scenario/SettingsTable";
import { embedCode } from "../../share/embed";
import type { Scene } from "./useExplorer";
import type { ShareLink } from "./useShareLink";

interface TakeAwayProps {
  readonly scene: Scene;
  readonly share: ShareLink;
  /** Holds the picture. */
  readonly stage: RefObject<HTMLElement | null>;
}

const PICTURE_WIDTH = 1520;

/** What the reader leaves with. Nothing of it is made before it is unfolded: a drag has better things to do. */
export function TakeAway(props: TakeAwayProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="take-away"
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>Run it yourself, or take it with you</summary>
      {isOpen && <TakeAwayContent {...props} />}
    </details>
  );
}

/** The call, a script that runs, the data, the picture, the fingerprint, the parameters. */
function TakeAwayContent({ scene, share, stage }: TakeAwayProps) {
  const { wish, result } = scene;
  const script = () => scriptFor(wish, { link: share.address() });
  const picture = () => {
    const svg = stage.current?.querySelector<SVGSVGElement>(".explorer-picture svg");
    return svg === null || svg === undefined ? "" : standaloneSvg(svg, PICTURE_WIDTH);
  };
  const files: readonly (readonly [string, () => void])[] = [
    [
      "Batches as CSV",
      () => {
        download("batches.csv", new Blob([batchCsv(result)], { type: "text/csv" }));
      },
    ],
    [
      "Trace for Perfetto",
      () => {
        download("trace.json", new Blob([JSON.stringify(chromeTrace(result))]));
      },
    ],
    [
      "Picture as SVG",
      () => {
        download("pipeline.svg", new Blob([picture()], { type: "image/svg+xml" }));
      },
    ],
    [
      "Picture as PNG",
      () => {
        void pngOf(picture()).then((png) => {
          download("pipeline.png", png);
        });
      },
    ],
  ];
  return (
    <>
      <p>The arguments of this run:</p>
      <pre>{loaderCall(wish)}</pre>
      <div className="take-away-actions">
        <CopyButton label="Copy the call" text={() => loaderCall(wish)} />
        <CopyButton label="Copy a script that runs it" text={script} />
        <button
          type="button"
          className="button-quiet"
          onClick={() => {
            download("pipeline.py", new Blob([script()], { type: "text/x-python" }));
          }}
        >
          Download the script
        </button>
        <CopyButton
          label="Copy the embed code"
          text={() => embedCode(share.address(), "pipeline", "The DataLoader pipeline")}
        />
        {files.map(([label, save]) => (
          <button key={label} type="button" className="button-quiet" onClick={save}>
            {label}
          </button>
        ))}
      </div>
      <p>
        Fingerprint of this run: <code data-digest="">{digest(result)}</code>. The same settings give the same
        one in every browser, and in Node.
      </p>
      <SettingsTable wish={wish} preset={presetOf(share.base) ?? DEFAULT_PRESET} />
    </>
  );
}
