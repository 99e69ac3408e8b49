import { CopyButton } from "@/components/controls/CopyButton";
import { PRESETS } from "@/lib/presets";
import type { Explorer } from "./useExplorer";
import type { ShareLink } from "./useShareLink";

interface ToolbarProps {
  readonly explorer: Explorer;
  readonly share: ShareLink;
}

/** Where to start from, the way back and forth, the other run, the link. */
export function Toolbar({ explorer, share }: ToolbarProps) {
  const { figure, store, wish, pinned, setPinned } = explorer;
  const { past, future } = store.history(figure);
  return (
    <div className="explorer-toolbar" role="group" aria-label="Scenario">
      <label className="explorer-preset">
        <span>Start from</span>
        <select
          className="select"
          value={share.base}
          onChange={(event) => {
            const preset = PRESETS.find(({ id }) => id === event.currentTarget.value);
            share.startFrom(event.currentTarget.value);
            store.set(figure, preset?.wish ?? share.original);
          }}
        >
          <option value={share.ownBase}>the article’s example</option>
          {PRESETS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="button-quiet"
        disabled={past.length === 0}
        onClick={() => {
          store.undo(figure);
        }}
      >
        Undo
      </button>
      <button
        type="button"
        className="button-quiet"
        disabled={future.length === 0}
        onClick={() => {
          store.redo(figure);
        }}
      >
        Redo
      </button>
      <button
        type="button"
        className="button-quiet"
        onClick={() => {
          store.set(figure, share.baseWish);
        }}
      >
        Reset
      </button>
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
      <CopyButton label="Copy link" text={share.address} />
    </div>
  );
}
