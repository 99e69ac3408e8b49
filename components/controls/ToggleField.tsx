import { useId } from "react";
import type { Toggle } from "@/lib/settings";
import type { Wish } from "@/lib/scenario-store";

interface ToggleFieldProps {
  readonly toggle: Toggle;
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

/** An argument that is on or off, and what that means for the run as it is. */
export function ToggleField({ toggle, wish, onChange }: ToggleFieldProps) {
  const id = useId();
  return (
    <div className="toggle-field">
      <input
        id={id}
        type="checkbox"
        checked={toggle.get(wish)}
        aria-describedby={`${id}-state`}
        onChange={(event) => {
          onChange(toggle.set(wish, event.currentTarget.checked));
        }}
      />
      <label htmlFor={id}>
        <span className="font-mono">{toggle.name}</span>
      </label>
      <span id={`${id}-state`} className="text-ink-muted">
        {toggle.describe(wish)}
      </span>
    </div>
  );
}
