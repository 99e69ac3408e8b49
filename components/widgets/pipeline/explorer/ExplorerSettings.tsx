import { memo, useMemo } from "react";
import type { Wish } from "@/lib/scenario-store";
import { fitTo, SETTINGS, type Toggle, TOGGLES } from "@/lib/settings";
import { SettingGroups } from "../../scenario/SettingGroups";
import { Switches } from "../../scenario/Switches";
import { epochEnds } from "../model/epochs";
import { aroundBoundary } from "../model/timeWindow";
import { SETTING_GROUPS } from "./settingGroups";
import type { Scene } from "./useExplorer";

interface ExplorerSettingsProps {
  readonly scene: Scene;
  /** What the reader started from: ranges are made for it, and stay while it is changed. */
  readonly start: Wish;
}

/** Every knob: what you pass to the loader, what your data costs, what you run on. */
export const ExplorerSettings = memo(function ExplorerSettings({ scene, start }: ExplorerSettingsProps) {
  const { figure, draft, target } = scene;
  const groups = useMemo(
    () =>
      SETTING_GROUPS.map(({ title, settings }) => ({
        title,
        settings: settings.map((setting) => fitTo(setting, start)),
      })),
    [start],
  );
  return (
    <div className="widget-settings" data-place="settings" tabIndex={-1}>
      <SettingGroups figure={figure} store={target} wish={draft} groups={groups} />
      <Switches
        figure={figure}
        store={target}
        wish={draft}
        onToggle={(toggle, next) => {
          setSwitch(scene, toggle, next);
        }}
      />
    </div>
  );
});

/** Workers that live on show it where one epoch ends and the next begins: there has to be one, in sight. */
function setSwitch({ figure, store, target, setZoom, dispatch }: Scene, toggle: Toggle, next: Wish): void {
  if (toggle !== TOGGLES.persistentWorkers) {
    target.set(figure, next);
    return;
  }
  const wish = SETTINGS.epochs.get(next) < 2 ? SETTINGS.epochs.set(next, 2) : next;
  store.set(figure, wish);
  const { batches, totals } = store.run(wish);
  const [endMs] = epochEnds(batches);
  if (endMs === undefined) return;
  dispatch({ kind: "seek", atMs: endMs + 1 });
  setZoom(aroundBoundary(endMs, totals.wallMs));
}
