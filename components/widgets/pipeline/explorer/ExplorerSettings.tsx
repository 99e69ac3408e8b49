import { SETTINGS } from "@/lib/settings";
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

/** Every knob: what you pass to the loader, what your data costs, what you run on. */
export function ExplorerSettings({ explorer: { figure, store, wish } }: { readonly explorer: Explorer }) {
  return (
    <div className="explorer-settings">
      <SettingGroups figure={figure} store={store} wish={wish} groups={GROUPS} />
      <Switches figure={figure} store={store} wish={wish} />
    </div>
  );
}
