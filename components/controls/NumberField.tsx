import { useId, useState } from "react";
import type { Setting } from "@/lib/settings";
import { readNumberDraft } from "./numberDraft";
import { selectWhole } from "./selectWhole";

const READ_MS = 8000;

interface NumberFieldProps {
  readonly setting: Setting;
  readonly value: number;
  readonly onCommit: (value: number) => void;
}

/**
 * The exact number of a setting, to be typed. What can't be used stays visible with the reason; whoever leaves
 * it there is told which value counts, for as long as that takes to read. Enter ends the typing: the number is
 * chosen as a whole, and keys that belong to no number are the figure's again.
 */
export function NumberField({ setting, value, onCommit }: NumberFieldProps) {
  const messageId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const read = draft === null ? null : readNumberDraft(draft, setting);
  const refusal = read?.kind === "refused" ? read.message : null;
  const [left, setLeft] = useState<string | null>(null);
  const message = refusal ?? left;

  return (
    <span className="relative inline-flex items-baseline gap-1">
      <input
        className="field-number rounded border border-edge bg-paper px-1.5 py-0.5 text-right font-mono tabular-nums aria-invalid:border-warn"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${setting.name}, exact value`}
        aria-invalid={refusal !== null}
        aria-describedby={message === null ? undefined : messageId}
        value={draft ?? String(value)}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setDraft(text);
          delete event.currentTarget.dataset.settled;
          const typed = readNumberDraft(text, setting);
          if (typed.kind === "value") onCommit(typed.value);
        }}
        onClick={draft === null ? selectWhole : undefined}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== "Enter" || refusal !== null) return;
          setDraft(null);
          // Only keys ask for it, so that nothing has to be drawn again.
          currentTarget.dataset.settled = "";
          currentTarget.select();
        }}
        onBlur={({ currentTarget }) => {
          delete currentTarget.dataset.settled;
          if (refusal !== null && draft !== "") {
            setLeft(`${refusal} It stays ${value}.`);
            setTimeout(setLeft, READ_MS, null);
          }
          setDraft(null);
        }}
      />
      {setting.unit !== "" && <span className="text-note text-ink-muted">{setting.unit}</span>}
      {message !== null && (
        <span id={messageId} role="status" className="number-refusal">
          {message}
        </span>
      )}
    </span>
  );
}
