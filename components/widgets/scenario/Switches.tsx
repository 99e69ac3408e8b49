import { ChoiceField } from "@/components/controls/ChoiceField";
import { ToggleField } from "@/components/controls/ToggleField";
import type { ScenarioStore, Wish } from "@/lib/scenario-store";
import { CHOICES, type Toggle, TOGGLES } from "@/lib/settings";

interface SwitchesProps {
  readonly figure: string;
  readonly store: ScenarioStore;
  readonly wish: Wish;
  readonly toggles?: readonly Toggle[];
}

/** What of a scenario is on or off, and how workers are started. */
export function Switches({ figure, store, wish, toggles = Object.values(TOGGLES) }: SwitchesProps) {
  const change = (next: Wish) => {
    store.set(figure, next);
  };
  return (
    <fieldset className="explorer-toggles">
      <legend>Switches</legend>
      {toggles.map((toggle) => (
        <ToggleField key={toggle.name} toggle={toggle} wish={wish} onChange={change} />
      ))}
      <ChoiceField choice={CHOICES.startMethod} wish={wish} onChange={change} />
    </fieldset>
  );
}
