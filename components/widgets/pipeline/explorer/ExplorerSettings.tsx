import { ChoiceField } from "@/components/controls/ChoiceField";
import { SettingSlider } from "@/components/controls/SettingSlider";
import { ToggleField } from "@/components/controls/ToggleField";
import type { Wish } from "@/lib/scenario-store";
import { CHOICES, SETTINGS, TOGGLES } from "@/lib/settings";
import type { Explorer } from "./useExplorer";

const LOADER = [SETTINGS.numWorkers, SETTINGS.prefetchFactor, SETTINGS.batchSize];
const WORKLOAD = [SETTINGS.sampleWaitMs, SETTINGS.sampleCpuMs, SETTINGS.sampleSigma];
const MACHINE = [SETTINGS.stepMs, SETTINGS.cores, SETTINGS.epochs];

/** Every knob: what you pass to the loader, what your data costs, what you run on. */
export function ExplorerSettings({ explorer }: { readonly explorer: Explorer }) {
  const { figure, store, wish } = explorer;
  const change = (gesture: string) => (next: Wish) => {
    store.set(figure, next, gesture);
  };
  const groups = [
    { title: "The loader", settings: LOADER },
    { title: "The workload", settings: WORKLOAD },
    { title: "The machine", settings: MACHINE },
  ];
  return (
    <div className="explorer-settings">
      {groups.map(({ title, settings }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {settings.map((setting) => (
            <SettingSlider
              key={setting.name}
              setting={setting}
              wish={wish}
              onChange={change(setting.name)}
              onRelease={() => {
                store.release(figure);
              }}
            />
          ))}
        </fieldset>
      ))}
      <fieldset className="explorer-toggles">
        <legend>Switches</legend>
        {Object.values(TOGGLES).map((toggle) => (
          <ToggleField
            key={toggle.name}
            toggle={toggle}
            wish={wish}
            onChange={(next) => {
              store.set(figure, next);
            }}
          />
        ))}
        <ChoiceField
          choice={CHOICES.startMethod}
          wish={wish}
          onChange={(next) => {
            store.set(figure, next);
          }}
        />
      </fieldset>
    </div>
  );
}
