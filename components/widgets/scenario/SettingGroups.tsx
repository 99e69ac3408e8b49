import { SettingSlider } from "@/components/controls/SettingSlider";
import type { ScenarioStore, Wish } from "@/lib/scenario-store";
import type { Setting } from "@/lib/settings";

/** Settings that belong together. */
export interface SettingGroup {
  readonly title: string;
  readonly settings: readonly Setting[];
}

interface SettingGroupsProps {
  readonly figure: string;
  readonly store: Pick<ScenarioStore, "set" | "release">;
  readonly wish: Wish;
  readonly groups: readonly SettingGroup[];
}

/** Groups of sliders on the scenario of a figure; one drag is one step of its history. */
export function SettingGroups({ figure, store, wish, groups }: SettingGroupsProps) {
  return groups.map(({ title, settings }) => (
    <fieldset key={title} data-group={title}>
      <legend>{title}</legend>
      {settings.map((setting) => (
        <SettingSlider
          key={setting.name}
          setting={setting}
          wish={wish}
          onChange={(next) => {
            store.set(figure, next, setting.name);
          }}
          onRelease={() => {
            store.release(figure);
          }}
        />
      ))}
    </fieldset>
  ));
}
