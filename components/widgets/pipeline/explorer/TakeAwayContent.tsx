import type { RefObject } from "react";
import { CopyButton } from "@/components/controls/CopyButton";
import { download } from "@/components/controls/download";
import { pngOf } from "@/components/charts/export/png";
import { sheetSvg } from "@/components/charts/export/sheet";
import { fullVerdictOn } from "@/lib/advice/fullVerdict";
import { batchCsv, chromeTrace } from "@/lib/export";
import { formatMs } from "@/lib/format/number";
import { DEFAULT_PRESET, presetOf } from "@/lib/presets";
import { loaderCall, scriptFor, shortCall } from "@/lib/script";
import { digest } from "@/lib/sim";
import { SettingsTable } from "../../scenario/SettingsTable";
import { embedCode } from "../../share/embed";
import type { TimeWindow } from "../model/frame";
import { settingsInWords } from "./settingGroups";
import type { Scene } from "./useExplorer";
import type { ShareLink } from "./useShareLink";

/** What is taken away, and where its picture is. */
export interface TakeAwayProps {
  readonly scene: Scene;
  readonly share: ShareLink;
  /** What of the run is shown. */
  readonly window: TimeWindow;
  /** Holds the picture. */
  readonly stage: RefObject<HTMLElement | null>;
}

const PICTURE_WIDTH = 1520;

/** The call, a script that runs, the data, the picture, the fingerprint, the parameters. */
export function TakeAwayContent({ scene, share, window: shown, stage }: TakeAwayProps) {
  const { wish, result } = scene;
  const script = () => scriptFor(wish, { link: share.address() });
  const picture = () => {
    const pictures = stage.current?.querySelectorAll<SVGSVGElement>(
      ".explorer-picture svg, .explorer-pinned svg",
    );
    const pinned = stage.current?.querySelector(".explorer-pinned p")?.textContent;
    const legend = [...(stage.current?.querySelectorAll<HTMLElement>("[aria-label=Legend] > li") ?? [])];
    const { headline, detail } = fullVerdictOn(result);
    return sheetSvg([...(pictures ?? [])], PICTURE_WIDTH, {
      title: "The PyTorch DataLoader pipeline, simulated",
      lines: [
        `${headline} ${detail}`,
        shortCall(wish),
        `${settingsInWords(wish)}.`,
        ...(pinned === undefined ? [] : [pinned]),
        `Shown: ${formatMs(shown.fromMs)} to ${formatMs(shown.untilMs)} of ${formatMs(result.totals.wallMs)}. Numbers on tokens are those of batches.`,
      ],
      legend,
      address: share.address(),
    });
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
        download(
          "trace.json",
          new Blob([
            JSON.stringify(chromeTrace(result, { call: shortCall(wish), address: share.address() })),
          ]),
        );
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
