import { useMemo } from "react";
import { ChoiceField } from "@/components/controls/ChoiceField";
import { ToggleField } from "@/components/controls/ToggleField";
import {
  batchesHeld,
  bytesPerItem,
  datasetKind,
  items,
  ramGibibytes,
  shmSize,
  validates,
} from "@/lib/memory";
import type { ScenarioStore, Wish } from "@/lib/scenario-store";
import { CHOICES, fitTo, limitTo, sampleBytes, type Setting, SETTINGS, TOGGLES } from "@/lib/settings";
import { MOST_WORKERS } from "@/lib/workerCurve/coarse";
import { SettingGroups } from "../scenario/SettingGroups";

// As far as the profiler goes: what is found there can be set here.
const numWorkers = limitTo(SETTINGS.numWorkers, { max: MOST_WORKERS });
const batchSize: Setting = { ...SETTINGS.batchSize, typed: { min: 1, max: 4096, step: 1 } };
const sample: Setting = { ...sampleBytes, typed: { min: 0.01, max: 262_144, step: 0.01 } };

interface MemorySettingsProps {
  readonly figure: string;
  readonly store: ScenarioStore;
  readonly wish: Wish;
  /** What the reader started from: it decides how far the sliders reach. */
  readonly baseWish: Wish;
}

/** Every knob that memory depends on. */
export function MemorySettings({ figure, store, wish, baseWish }: MemorySettingsProps) {
  const groups = useMemo(() => {
    const fit = (setting: Setting) => fitTo(setting, baseWish);
    return [
      {
        title: "The loader",
        settings: [numWorkers, SETTINGS.prefetchFactor, batchSize].map(fit),
      },
      { title: "The data", settings: [sample, items, bytesPerItem].map(fit) },
      { title: "The loop", settings: [SETTINGS.stepMs, batchesHeld].map(fit) },
      { title: "The machine", settings: [ramGibibytes, SETTINGS.ranks].map(fit) },
    ];
  }, [baseWish]);
  const change = (next: Wish) => {
    store.set(figure, next);
  };
  return (
    <div className="widget-settings memory-settings">
      <SettingGroups figure={figure} store={store} wish={wish} groups={groups} />
      <fieldset className="widget-toggles">
        <legend>Choices</legend>
        <ChoiceField choice={shmSize} wish={wish} onChange={change} />
        <ChoiceField choice={datasetKind} wish={wish} onChange={change} />
        <ChoiceField choice={CHOICES.startMethod} wish={wish} onChange={change} />
        <ToggleField toggle={TOGGLES.pinMemory} wish={wish} onChange={change} />
        <ToggleField toggle={TOGGLES.persistentWorkers} wish={wish} onChange={change} />
        <ToggleField toggle={validates} wish={wish} onChange={change} />
      </fieldset>
    </div>
  );
}
