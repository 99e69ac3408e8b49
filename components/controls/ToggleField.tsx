import { memo, useId } from "react";
import type { Toggle } from "@/lib/settings";
import type { Wish } from "@/lib/scenario-store";
import { useStable } from "./useStable";

interface ToggleFieldProps {
  readonly toggle: Toggle;
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

/** An argument that is on or off, and what that means for the run as it is. */
export function ToggleField({ toggle, wish, onChange }: ToggleFieldProps) {
  const change = useStable((isOn: boolean) => {
    onChange(toggle.set(wish, isOn));
  });
  return (
    <Switch name={toggle.name} isOn={toggle.get(wish)} inWords={toggle.describe(wish)} onChange={change} />
  );
}

interface SwitchProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly inWords: string;
  readonly onChange: (isOn: boolean) => void;
}

/** Drawn again only where a drag elsewhere changes what it says. */
const Switch = memo(function Switch({ name, isOn, inWords, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="toggle-field">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        aria-describedby={`${id}-state`}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
        }}
      />
      <label htmlFor={id}>
        <span className="font-mono">{name}</span>
      </label>
      <span id={`${id}-state`} className="text-ink-muted">
        {inWords}
      </span>
    </div>
  );
});
