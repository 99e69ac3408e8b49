import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { useFigures, useWish } from "@/components/article/figures";
import { readNumberDraft } from "@/components/controls/numberDraft";
import { clampToSetting, type Setting } from "@/lib/settings";
import { keyStep } from "./keyStep";

interface SettingNumberProps {
  readonly figure: string;
  readonly setting: Setting;
}

/** One step of the setting for this many pixels of a drag. */
const PIXELS_PER_STEP = 8;

/** A setting inside a sentence: drag it sideways, type it, or use the arrow keys. */
export function SettingNumber({ figure, setting }: SettingNumberProps) {
  const store = useFigures();
  const wish = useWish(figure);
  const value = setting.get(wish);
  const [draft, setDraft] = useState<string | null>(null);
  const drag = useRef<{ readonly x: number; readonly value: number } | null>(null);

  const change = (next: number) => {
    const clamped = clampToSetting(setting, next);
    if (clamped !== value) store.set(figure, setting.set(store.wish(figure), clamped));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = keyStep(event.key, value, setting);
    if (next === undefined) return;
    event.preventDefault();
    setDraft(null);
    change(next);
  };
  const onPointerMove = (event: PointerEvent<HTMLInputElement>) => {
    if (drag.current === null) return;
    const steps = Math.round((event.clientX - drag.current.x) / PIXELS_PER_STEP);
    change(drag.current.value + steps * setting.step);
  };
  const text = draft ?? String(value);
  const refused = draft !== null && readNumberDraft(draft, setting).kind === "refused";

  return (
    <input
      className="num num-live"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      role="spinbutton"
      size={Math.max(1, text.length)}
      aria-label={`${setting.name}: ${setting.label}`}
      aria-valuemin={setting.min}
      aria-valuemax={setting.max}
      aria-valuenow={value}
      aria-valuetext={setting.describe(wish)}
      aria-invalid={refused}
      title="Drag sideways, type, or use the arrow keys"
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setDraft(typed);
        const read = readNumberDraft(typed, setting);
        if (read.kind === "value") change(read.value);
      }}
      onBlur={() => {
        setDraft(null);
      }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        drag.current = { x: event.clientX, value };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        drag.current = null;
      }}
      onPointerCancel={() => {
        drag.current = null;
      }}
    />
  );
}
