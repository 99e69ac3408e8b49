import { ChoiceField } from "@/components/controls/ChoiceField";
import { ToggleField } from "@/components/controls/ToggleField";
import type { ScenarioStore, Wish } from "@/lib/scenario-store";
import { CHOICES, type Toggle, TOGGLES } from "@/lib/settings";

interface SwitchesProps {
  readonly figure: string;
  readonly store: Pick<ScenarioStore, "set">;
  readonly wish: Wish;
  readonly toggles?: readonly Toggle[];
  /** What a switch does beyond itself. */
  readonly onToggle?: (toggle: Toggle, next: Wish) => void;
}

/** What of a scenario is on or off, and how workers are started. */
export function Switches({ figure, store, wish, toggles = Object.values(TOGGLES), onToggle }: SwitchesProps) {
  const change = (next: Wish) => {
    store.set(figure, next);
  };
  return (
    <fieldset className="widget-toggles">
      <legend>Switches</legend>
      {toggles.map((toggle) => (
        <ToggleField
          key={toggle.name}
          toggle={toggle}
          wish={wish}
          onChange={(next) => {
            if (onToggle === undefined) change(next);
            else onToggle(toggle, next);
          }}
        />
      ))}
      <ChoiceField choice={CHOICES.startMethod} wish={wish} onChange={change} />
    </fieldset>
  );
}
