import { useState, type RefObject } from "react";
import { CopyButton } from "@/components/controls/CopyButton";
import { download } from "@/components/controls/download";
import { pngOf } from "@/components/charts/export/png";
import { standaloneSvg } from "@/components/charts/export/standalone";
import { TableScroll } from "@/components/article/TableScroll";
import { batchCsv, chromeTrace, settingsTable } from "@/lib/export";
import { DEFAULT_PRESET, type Preset, presetOf } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import { loaderCall, scriptFor } from "@/lib/script";
import { digest } from "@/lib/sim";
import type { Explorer } from "./useExplorer";
import type { ShareLink } from "./useShareLink";

interface TakeAwayProps {
  readonly explorer: Explorer;
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
function TakeAwayContent({ explorer, share, stage }: TakeAwayProps) {
  const { wish, result } = explorer;
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

function SettingsTable({ wish, preset }: { readonly wish: Wish; readonly preset: Preset }) {
  return (
    <details>
      <summary>Every parameter of this run and how it is known</summary>
      <TableScroll>
        <thead>
          <tr>
            <th scope="col">parameter</th>
            <th scope="col">value</th>
            <th scope="col">evidence</th>
            <th scope="col">source</th>
          </tr>
        </thead>
        <tbody>
          {settingsTable(wish, preset).map(({ name, value, unit, evidence, source }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="font-mono">
                {value} {unit}
              </td>
              <td>{evidence}</td>
              <td>{source}</td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </details>
  );
}
