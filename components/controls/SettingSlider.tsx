import { useId, useState } from "react";
import { limitTo, type Setting } from "@/lib/settings";
import type { Wish } from "@/lib/scenario-store";
import { NumberField } from "./NumberField";

interface SettingSliderProps {
  readonly setting: Setting;
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
  /** The slider is let go. */
  readonly onRelease?: () => void;
}

/** A setting as a slider with its exact number beside it; both answer within the event. */
export function SettingSlider({ setting, wish, onChange, onRelease }: SettingSliderProps) {
  const id = useId();
  const value = setting.get(wish);
  // A number that was typed may lie beyond the slider: it reaches out to it, and stays so long.
  const [reach, setReach] = useState(setting.max);
  if (value > reach) setReach(value);
  const max = Math.max(setting.max, reach);
  const change = (next: number) => {
    onChange(setting.set(wish, next));
  };
  return (
    <div className="grid h-16 grid-cols-[1fr_auto] items-center gap-x-3">
      <label htmlFor={id} className="line-clamp-2 min-w-0 text-note leading-tight">
        <span className="font-mono">{setting.name}</span>
        <span className="text-ink-muted"> {setting.label}</span>
      </label>
      <NumberField setting={limitTo(setting, setting.typed ?? {})} value={value} onCommit={change} />
      <input
        id={id}
        className="col-span-2 w-full"
        type="range"
        min={setting.min}
        max={max}
        step={setting.step}
        value={value}
        aria-valuetext={setting.describe(wish)}
        onPointerUp={onRelease}
        onKeyUp={onRelease}
        onBlur={onRelease}
        onChange={(event) => {
          change(event.currentTarget.valueAsNumber);
        }}
      />
    </div>
  );
}
