import { memo, useId, useState } from "react";
import { limitTo, type Setting } from "@/lib/settings";
import type { Wish } from "@/lib/scenario-store";
import { NumberField } from "./NumberField";
import { useStable } from "./useStable";

interface SettingSliderProps {
  readonly setting: Setting;
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
  /** The slider is let go. */
  readonly onRelease?: () => void;
}

/** A setting as a slider with its exact number beside it; both answer within the event. */
export function SettingSlider({ setting, wish, onChange, onRelease }: SettingSliderProps) {
  const change = useStable((next: number) => {
    onChange(setting.set(wish, next));
  });
  const release = useStable(() => onRelease?.());
  return (
    <SliderWithNumber
      setting={setting}
      value={setting.get(wish)}
      inWords={setting.describe(wish)}
      onChange={change}
      onRelease={release}
    />
  );
}

interface SliderWithNumberProps {
  readonly setting: Setting;
  readonly value: number;
  readonly inWords: string;
  readonly onChange: (value: number) => void;
  readonly onRelease: () => void;
}

/** A drag of one slider draws none of the others again. */
const SliderWithNumber = memo(function SliderWithNumber(props: SliderWithNumberProps) {
  const { setting, value, inWords, onChange, onRelease } = props;
  const id = useId();
  // A number that was typed may lie beyond the slider: it reaches out to it, and stays so long.
  const [reach, setReach] = useState(setting.max);
  if (value > reach) setReach(value);
  const max = Math.max(setting.max, reach);
  return (
    <div className="grid h-16 grid-cols-[1fr_auto] items-center gap-x-3">
      <label htmlFor={id} className="line-clamp-2 min-w-0 text-note leading-tight">
        <span className="font-mono">{setting.name}</span>
        <span className="text-ink-muted"> {setting.label}</span>
      </label>
      <NumberField setting={limitTo(setting, setting.typed ?? {})} value={value} onCommit={onChange} />
      <input
        id={id}
        className="col-span-2 w-full"
        type="range"
        min={setting.min}
        max={max}
        step={setting.step}
        value={value}
        aria-valuetext={inWords}
        onPointerUp={onRelease}
        onKeyUp={onRelease}
        onBlur={onRelease}
        onChange={(event) => {
          onChange(event.currentTarget.valueAsNumber);
        }}
      />
    </div>
  );
});
