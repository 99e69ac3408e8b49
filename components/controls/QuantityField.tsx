import { useEffect, useId, useState } from "react";
import type { Setting } from "@/lib/settings";
import { readQuantity } from "./quantityDraft";
import { selectWhole } from "./selectWhole";

interface QuantityFieldProps {
  readonly setting: Setting;
  readonly value: number;
  readonly onCommit: (value: number) => void;
  /** What stands in the field and is not taken; null where all is well. */
  readonly onRefusal: (found: string | null) => void;
}

interface Draft {
  readonly text: string;
  /** The value beside which it was left; null while it is being typed. */
  readonly beside: number | null;
}

/** A quantity to be typed, with its unit if need be. What can't be read stays, also when the field is left. */
export function QuantityField({ setting, value, onCommit, onRefusal }: QuantityFieldProps) {
  const messageId = useId();
  const [kept, setKept] = useState<Draft | null>(null);
  // Whatever else sets the value, such as Reset, takes the place of what was left behind.
  const draft = kept?.beside === null || kept?.beside === value ? kept : null;
  const read = draft === null ? null : readQuantity(draft.text, setting);
  const isRefused = read?.kind === "refused";
  const found = isRefused ? (draft?.text ?? "") : null;
  useEffect(() => {
    onRefusal(found);
  }, [found, onRefusal]);

  return (
    <span className="quantity">
      <input
        className="field-number rounded border border-edge bg-paper px-1.5 py-0.5 text-right font-mono tabular-nums aria-invalid:border-warn"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${setting.name}, ${setting.unit === "" ? "your number" : `in ${setting.unit} or with its unit`}`}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? messageId : undefined}
        value={draft?.text ?? String(value)}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setKept({ text, beside: null });
          const typed = readQuantity(text, setting);
          if (typed.kind === "value") onCommit(typed.value);
        }}
        onClick={draft === null ? selectWhole : undefined}
        onKeyDown={(event) => {
          if (event.key === "Escape") setKept(null);
        }}
        onBlur={() => {
          setKept(isRefused ? { text: draft?.text ?? "", beside: value } : null);
        }}
      />
      <span className="text-note text-ink-muted">{setting.unit}</span>
      {read?.kind === "refused" && (
        <span id={messageId} role="status" className="quantity-refusal">
          {read.message}
        </span>
      )}
    </span>
  );
}
