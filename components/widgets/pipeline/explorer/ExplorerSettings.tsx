import { useMemo } from "react";
import type { Wish } from "@/lib/scenario-store";
import { fitTo, SETTINGS } from "@/lib/settings";
import { SettingGroups } from "../../scenario/SettingGroups";
import { Switches } from "../../scenario/Switches";
import type { Explorer } from "./useExplorer";

const GROUPS = [
  { title: "The loader", settings: [SETTINGS.numWorkers, SETTINGS.prefetchFactor, SETTINGS.batchSize] },
  {
    title: "The workload",
    settings: [SETTINGS.sampleWaitMs, SETTINGS.sampleCpuMs, SETTINGS.sampleSigma],
  },
  { title: "The machine", settings: [SETTINGS.stepMs, SETTINGS.cores, SETTINGS.epochs] },
];

interface ExplorerSettingsProps {
  readonly explorer: Explorer;
  /** What the reader started from: ranges are made for it, and stay while it is changed. */
  readonly start: Wish;
}

/** Every knob: what you pass to the loader, what your data costs, what you run on. */
export function ExplorerSettings({ explorer, start }: ExplorerSettingsProps) {
  const { figure, store, wish } = explorer;
  const groups = useMemo(
    () =>
      GROUPS.map(({ title, settings }) => ({
        title,
        settings: settings.map((setting) => fitTo(setting, start)),
      })),
    [start],
  );
  return (
    <div className="explorer-settings">
      <SettingGroups figure={figure} store={store} wish={wish} groups={groups} />
      <Switches figure={figure} store={store} wish={wish} />
    </div>
  );
}
