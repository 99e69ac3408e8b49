import type { RefObject } from "react";

interface KeySheetProps {
  /** Of which figure, as part of “Keys of …”. */
  readonly figure: string;
  readonly rows: readonly { readonly keys: readonly string[]; readonly label: string }[];
  readonly sheet: RefObject<HTMLDialogElement | null>;
  /** What there is to say besides. */
  readonly note?: string;
}

/** Keys whose name is not what is printed on them. */
const SIGNS: Readonly<Record<string, string>> = { ArrowLeft: "←", ArrowRight: "→" };

/** What the keys of a figure do, on a sheet that a button opens, and a key if the figure binds one. */
export function KeySheet({ figure, rows, sheet, note }: KeySheetProps) {
  return (
    <>
      <button
        type="button"
        className="button-quiet"
        onClick={() => {
          sheet.current?.showModal();
        }}
      >
        Keys
      </button>
      <dialog ref={sheet} aria-label={`Keys of the ${figure}`} className="help-sheet">
        <h3>While the focus is in the {figure}</h3>
        <dl>
          {rows.map(({ keys, label }) => (
            <div key={label}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{SIGNS[key] ?? key}</kbd>
                ))}
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        {note !== undefined && <p>{note}</p>}
        <form method="dialog">
          <button type="submit" className="button">
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}
