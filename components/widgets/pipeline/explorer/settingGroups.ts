import { type Setting, SETTINGS, TOGGLES } from "@/lib/settings";
import { LIMITS } from "@/lib/share";
import type { Wish } from "@/lib/scenario-store";
import type { SettingGroup } from "../../scenario/SettingGroups";

/** Typed in, a setting takes what a link may ask for. */
const upTo = (setting: Setting, max: number): Setting => ({
  ...setting,
  typed: { min: setting.min, max, step: setting.step },
});

/** Every slider of the explorer: what you pass to the loader, what your data costs, what you run on. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: "The loader",
    settings: [
      upTo(SETTINGS.numWorkers, LIMITS.numWorkers),
      upTo(SETTINGS.prefetchFactor, LIMITS.prefetchFactor),
      SETTINGS.batchSize,
    ],
  },
  {
    title: "The workload",
    settings: [SETTINGS.sampleCpuMs, SETTINGS.sampleWaitMs, SETTINGS.sampleSigma, SETTINGS.libraryThreads],
  },
  {
    title: "The machine and the loop",
    settings: [SETTINGS.stepMs, SETTINGS.cores, SETTINGS.ranks, SETTINGS.epochs],
  },
];

/** What is set besides the arguments of the call, on one line. */
export function settingsInWords(wish: Wish): string {
  const numbers = SETTING_GROUPS.slice(1).flatMap(({ settings }) =>
    settings.map((setting) => `${setting.name} ${setting.get(wish)} ${setting.unit}`.trim()),
  );
  const switches = [TOGGLES.nonBlocking, TOGGLES.readsLoss]
    .filter((toggle) => toggle.get(wish))
    .map(({ name }) => name);
  return [...numbers, ...switches].join(", ");
}
