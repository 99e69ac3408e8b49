import { useId } from "react";
import type { Choice } from "@/lib/settings";
import type { Wish } from "@/lib/scenario-store";

interface ChoiceFieldProps<Value extends string> {
  readonly choice: Choice<Value>;
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

/** An argument that takes one of a few names. */
export function ChoiceField<Value extends string>({ choice, wish, onChange }: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <div className="toggle-field">
      <label htmlFor={id} className="font-mono">
        {choice.name}
      </label>
      <select
        id={id}
        className="select"
        value={choice.get(wish)}
        aria-describedby={`${id}-state`}
        onChange={(event) => {
          const chosen = choice.options.find((option) => option === event.currentTarget.value);
          if (chosen !== undefined) onChange(choice.set(wish, chosen));
        }}
      >
        {choice.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <span id={`${id}-state`} className="text-ink-muted">
        {choice.describe(wish)}
      </span>
    </div>
  );
}
