import { useRef } from "react";
import { PLAYBACK_COMMANDS, type PlaybackView } from "@/components/controls/playback";
import { EXPLORER_COMMANDS } from "./commands";

/** The keys of the explorer, from the tables that bind them. */
export function HelpSheet({ view }: { readonly view: PlaybackView }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const rows = [
    ...PLAYBACK_COMMANDS.map((command) => ({ keys: command.keys, label: command.label(view) })),
    ...EXPLORER_COMMANDS,
  ];
  return (
    <>
      <button
        type="button"
        className="button-quiet"
        onClick={() => {
          dialog.current?.showModal();
        }}
      >
        Keys
      </button>
      <dialog ref={dialog} aria-label="Keys of the explorer" className="help-sheet">
        <h3>While the focus is in the explorer</h3>
        <dl>
          {rows.map(({ keys, label }) => (
            <div key={label}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog">
          <button type="submit" className="button">
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}
