import { memo, useId } from "react";
import type { Choice } from "@/lib/settings";
import type { Wish } from "@/lib/scenario-store";
import { useStable } from "./useStable";

interface ChoiceFieldProps<Value extends string> {
  readonly choice: Choice<Value>;
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

/** An argument that takes one of a few names. */
export function ChoiceField<Value extends string>({ choice, wish, onChange }: ChoiceFieldProps<Value>) {
  const change = useStable((name: string) => {
    const chosen = choice.options.find((option) => option === name);
    if (chosen !== undefined) onChange(choice.set(wish, chosen));
  });
  return (
    <Names
      name={choice.name}
      options={choice.options}
      chosen={choice.get(wish)}
      inWords={choice.describe(wish)}
      onChange={change}
    />
  );
}

interface NamesProps {
  readonly name: string;
  readonly options: readonly string[];
  readonly chosen: string;
  readonly inWords: string;
  readonly onChange: (name: string) => void;
}

/** Drawn again only where a drag elsewhere changes what it says. */
const Names = memo(function Names({ name, options, chosen, inWords, onChange }: NamesProps) {
  const id = useId();
  return (
    <div className="toggle-field">
      <label htmlFor={id} className="font-mono">
        {name}
      </label>
      <select
        id={id}
        className="select"
        value={chosen}
        aria-describedby={`${id}-state`}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <span id={`${id}-state`} className="text-ink-muted">
        {inWords}
      </span>
    </div>
  );
});
